import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing = {
  title: 'Penmark: una segunda lectura para todo lo que escribes',
  description:
    'Penmark reformula, resume, amplía, explica, traduce, investiga y analiza tu texto. Cada cambio está marcado y explicado.',
  nav: {
    features: 'Funciones',
    pricing: 'Precios',
    questions: 'Preguntas',
    contact: 'Contacto',
    label: 'En esta página',
  },
  hero: {
    heading: 'Una segunda lectura\u00a0para todo lo que escribes',
    intro: 'Cada cambio lleva su motivo. Ningún nombre, fecha ni importe cambia sin que se vea.',
  },
  /** The sheet on which a visitor tries the product. */
  try: {
    letter:
      'Queridos colegas: con el fin de usar la nueva sala, hemos pasado la revisión al jueves 12 de marzo a las 14:00. Dos lectores están fuera debido al hecho de que la feria de primavera acaba tarde este año. En el momento actual faltan tres textos. Por favor, enviad vuestras notas a el grupo antes del lunes.',
    label: 'Tu texto',
    note: 'Invitamos nosotros. No lo guardamos.',
    limit: 'Hasta {{max}} caracteres',
    submit: 'Marcar cambios',
    changes_one: '{{count, number}} cambio',
    changes_other: '{{count, number}} cambios',
    kept_one: '{{count, number}} dato conservado',
    kept_other: '{{count, number}} datos conservados',
    edit: 'Editar texto',
    keep: 'Seguir: {{count, number}} al mes, gratis',
    comesAlong: 'Tu texto te acompaña.',
    clean: 'Nuestras reglas no piden ningún cambio. Prueba otro texto.',
    tooLong: 'Son más de {{max, number}} caracteres. Acorta el texto o crea una cuenta gratis para textos más largos.',
    used_one: 'El uso razonable es {{count, number}} prueba por hora. Crea una cuenta gratis para seguir.',
    used_other: 'El uso razonable es de {{count, number}} pruebas por hora. Crea una cuenta gratis para seguir.',
  },
  features: {
    heading: 'Siete acciones',
    rephrase: {
      name: 'Reformular',
      text: 'Lo mismo, mejor dicho.',
    },
    summarize: {
      name: 'Resumir',
      text: 'Las ideas principales.',
    },
    expand: {
      name: 'Ampliar',
      text: 'Una nota breve, desarrollada.',
    },
    explain: {
      name: 'Explicar',
      text: 'Palabras difíciles, en claro.',
    },
    translate: { name: 'Traducir', text: 'A once idiomas.' },
    research: {
      name: 'Investigar',
      text: 'Preguntas que conviene investigar.',
    },
    analyze: {
      name: 'Analizar',
      text: 'Tono y legibilidad.',
    },
    note: 'Ejemplos del motor integrado. Un modelo de IA hace las siete.',
    withModel: 'Con un modelo de IA',
  },
  ledger: {
    heading: 'Cuentas claras, crédito a crédito',
    intro: 'Solo una respuesta útil usa uno.',
    now: 'Nuestro registro, ahora',
    signed: 'firmado',
    root: 'Hash raíz',
    sample: 'Comprobar un recibo de muestra',
  },
  trust: {
    label: 'Privacidad y pruebas',
    private: { name: 'Privado', text: 'Solo conservamos lo que guardas.' },
    untracked: { name: 'Sin rastreo', text: 'Sin anuncios, analítica ni scripts de terceros.' },
    sealed: { name: 'Cifrado', text: 'Lo que guardas se sella con la clave de tu cuenta.' },
    verified: { name: 'Comprobable', text: 'Ni siquiera nosotros podemos cambiar un recibo sin que se note.' },
  },
  pricing: {
    heading: 'Precios',
    interval: 'Periodo de facturación',
    monthly: 'Mensual',
    yearly: 'Anual',
    saveUpTo: 'ahorra hasta un {{percent}}',
    perMonth: 'al mes',
    perYear: 'al año',
    free: 'Gratis',
    byContract: 'Precio a medida',
    save: 'Ahorras {{amount}} al año',
    popular: 'Recomendado',
    requests_one: '{{count, number}} solicitud al mes',
    requests_other: '{{count, number}} solicitudes al mes',
    requestsFrom_one: 'Desde {{count, number}} solicitud al mes',
    requestsFrom_other: 'Desde {{count, number}} solicitudes al mes',
    prompts_one: '{{count, number}} prompt guardado',
    prompts_other: '{{count, number}} prompts guardados',
    styles_one: '{{count, number}} estilo propio',
    styles_other: '{{count, number}} estilos propios',
    templates_one: '{{count, number}} plantilla propia',
    templates_other: '{{count, number}} plantillas propias',
    unlimited: 'Prompts, estilos y plantillas sin límite',
    unlimitedPrompts: 'Prompts sin límite',
    unlimitedStyles: 'Estilos sin límite',
    unlimitedTemplates: 'Plantillas sin límite',
    builtInOne: 'Estilo Profesional y plantilla Asistente general',
    builtInStyles: 'Todos los estilos integrados',
    builtInAll: 'Todos los estilos y plantillas integrados',
    everythingIn: 'Todo lo que incluye {{plan}}',
    support: 'Soporte prioritario',
    team: 'Acceso a la API (trabajo por lotes y equipos, previstos)',
    enterprise: 'Integraciones a medida, soporte dedicado, SLA, formación',
    start: 'Empezar gratis',
    choose: 'Elegir {{plan}}',
    guarantee_one: 'Garantía de devolución de {{count, number}} día.',
    guarantee_other: 'Garantía de devolución de {{count, number}} días.',
  },
  languages: {
    heading: 'Idiomas',
    interface: 'Disponible en',
    targets: 'Traduce a',
  },
  faq: {
    heading: 'Preguntas',
    stored: {
      question: '¿Se conserva mi texto?',
      answer:
        'No. Tu texto se lee, se marca y se olvida. Una respuesta espera sellada 15 minutos, por si se corta la conexión. Solo conservamos lo que guardas: marcadores, estilos, plantillas y prompts.',
    },
    credit: {
      question: '¿Qué es un crédito?',
      answer:
        'Una respuesta útil. Revisar, analizar y comparar es gratis, y una solicitud fallida no usa ningún crédito. Los créditos se renuevan el primer día de cada mes (UTC).',
    },
    languages: {
      question: '¿En qué idiomas puedo escribir?',
      answer:
        'La revisión lee español, inglés, francés, alemán y portugués. Con un modelo de IA, todas las acciones funcionan en cualquier idioma.',
    },
    facts: {
      question: '¿Puede cambiar mis datos?',
      answer:
        'Después de cada reformulación se comparan nombres, fechas, importes y negaciones. Lo que cambió se muestra primero, con un botón para restaurarlo.',
    },
    model: {
      question: '¿Llega mi texto a una empresa de IA?',
      answer:
        'Con el motor integrado, no. Si el administrador de este sitio conectó un modelo de IA, puedes ocultar nombres y números antes de enviar y ver lo que salió.',
    },
    cancel: {
      question: '¿Puedo cancelar cuando quiera?',
      answer:
        'Sí, en Facturación. Tu plan sigue hasta el final del periodo pagado. Los planes de pago tienen garantía de devolución.',
    },
    script: {
      question: '¿Funciona sin JavaScript?',
      answer:
        'Sí. Cada página es un formulario sencillo, también en el móvil. JavaScript añade marcas en vivo y atajos.',
    },
    delete: {
      question: '¿Cómo elimino mi cuenta?',
      answer: 'En Ajustes. Tus textos y datos personales se eliminan para siempre. El registro conserva solo números.',
    },
  },
  contact: {
    write: 'Escríbenos',
    guarantee: 'Pedir la devolución',
    address: 'O escribe a {{address}}',
    hours: 'Atendemos {{hours}} ({{zone}}).',
    chat: 'Hablar por chat',
  },
  call: {
    heading: '¿Tienes un párrafo que se te resiste?',
    users_one: 'Más de {{count, number}} persona escribe con Penmark',
    users_other: 'Más de {{count, number}} personas escriben con Penmark',
    sites_one: 'Funciona en más de {{count, number}} sitio',
    sites_other: 'Funciona en más de {{count, number}} sitios',
    editors_one: 'Probado en {{count, number}} editor',
    editors_other: 'Probado en {{count, number}} editores',
  },
  footer: { pages: 'Más páginas', verify: 'Comprobar una exportación', label: 'Idiomas de esta página' },
} satisfies Translation<typeof english>
