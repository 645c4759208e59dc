import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing = {
  title: 'Penmark: una segunda lectura para todo lo que escribes',
  description:
    'Penmark reformula, resume, amplía, explica, traduce, investiga y analiza tu texto. Un crédito es una respuesta útil, y cada una tiene su línea en un libro de registro.',
  nav: { features: 'Funciones', pricing: 'Precios', languages: 'Idiomas', label: 'En esta página' },
  hero: {
    heading: 'Una segunda lectura para todo lo que escribes',
    intro:
      'Pega un párrafo. Penmark lo reformula, resume, amplía, explica, traduce, investiga o analiza, y muestra lo que ha hecho. Tu texto se procesa una vez y no se guarda.',
    join: 'Crear cuenta',
    free_one: '{{count, number}} solicitud al mes es gratis. Sin tarjeta.',
    free_other: '{{count, number}} solicitudes al mes son gratis. Sin tarjeta.',
    caption: 'Una carta tras una lectura',
    specimen:
      'Estimados colegas: [-por medio de la presente les informamos de-][+les avisamos de+] que la revisión [-ha sido trasladada-][+pasa|voz activa+] al jueves. Dos lectoras están fuera [-debido al hecho de que-][+porque|más llano+] la feria de primavera termina tarde este año. [-Cabe señalar que la-][+La|no se pierde nada+] sala es la misma[+, y la hora también|para aclarar+].',
    footing: 'Reformular · 1 crédito · quedan {{left}} de {{limit}}',
  },
  features: {
    heading: 'Siete maneras de trabajar un texto',
    intro:
      'Elige primero qué debe pasar. El estilo, la plantilla, la longitud y el idioma vienen después, en una sola fila.',
    rephrase: {
      name: 'Reformular',
      text: 'Dice lo mismo con mejores palabras, en el estilo que elijas.',
      sample: 'Llámanos [-en el caso de que-][+si+] llueve.',
    },
    summarize: {
      name: 'Resumir',
      text: 'Las ideas principales, con la longitud que fijes.',
      sample: '[-Doce párrafos-] [+Tres frases+]',
    },
    expand: {
      name: 'Ampliar',
      text: 'Completa lo que una nota breve calla.',
      sample: 'El tren llegó tarde[+, retenido por el hielo en la vía+].',
    },
    explain: {
      name: 'Explicar',
      text: 'Palabras difíciles y frases largas, en llano.',
      sample: 'Amortizar[+: repartir un coste en el tiempo+]',
    },
    translate: { name: 'Traducir', text: 'A once idiomas, con tu tono.', sample: 'Buenos días [+Guten Morgen+]' },
    research: {
      name: 'Investigar',
      text: 'Términos, contexto y preguntas que conviene seguir.',
      sample: 'El canal se inauguró[+ ¿cuándo? ¿para quién?+]',
    },
    analyze: {
      name: 'Analizar',
      text: 'Tono, estructura y legibilidad, en cifras.',
      sample: '14 palabras por frase [+se lee bien+]',
    },
    note: 'Hasta dónde llega cada una depende del motor. Sin un modelo de lenguaje, el motor integrado trabaja con reglas y diccionarios, y la pantalla dice lo que no puede hacer.',
  },
  ledger: {
    heading: 'Cada crédito tiene su propia línea',
    intro:
      'Antes de que se ejecute tu solicitud, se aparta un crédito y se anota. Una respuesta útil lo consume. Un fallo, una espera agotada o una parada antes de la primera palabra lo libera, y no cuesta nada.',
    proof:
      'Las líneas de una cuenta se numeran sin huecos y se sellan con un hash. Nada se edita jamás: la base de datos se niega a cambiar o borrar una línea. Tu panel las muestra.',
    caption: 'Tres solicitudes, tal como las anota el registro (ejemplo)',
    number: 'N.º',
    event: 'Suceso',
    effect: 'Crédito',
    seal: 'Hash',
    reserved: 'Apartado',
    settled: 'Consumido',
    released: 'Liberado: espera agotada',
    held: 'apartado',
    spent: '1 crédito',
    none: 'sin coste',
  },
  pricing: {
    heading: 'Precios',
    intro:
      'Un crédito es una respuesta útil; revisar un texto es gratis. Los créditos se renuevan el día uno de cada mes (UTC).',
    interval: 'Periodo de facturación',
    monthly: 'Mensual',
    yearly: 'Anual',
    saveUpTo: 'ahorra hasta un {{percent}}',
    perMonth: 'al mes',
    perYear: 'al año',
    free: 'Gratis',
    byContract: 'Por contrato',
    save: 'Ahorras {{amount}} al año',
    popular: 'Nuestra sugerencia',
    requests_one: '{{count, number}} solicitud al mes',
    requests_other: '{{count, number}} solicitudes al mes',
    requestsFrom_one: '{{count, number}} solicitud al mes o más',
    requestsFrom_other: '{{count, number}} solicitudes al mes o más',
    prompts_one: '{{count, number}} instrucción guardada',
    prompts_other: '{{count, number}} instrucciones guardadas',
    styles_one: '{{count, number}} estilo propio',
    styles_other: '{{count, number}} estilos propios',
    templates_one: '{{count, number}} plantilla propia',
    templates_other: '{{count, number}} plantillas propias',
    unlimited: 'Instrucciones, estilos y plantillas sin límite',
    unlimitedPrompts: 'Instrucciones sin límite',
    unlimitedStyles: 'Estilos sin límite',
    unlimitedTemplates: 'Plantillas sin límite',
    builtInOne: 'Estilo Profesional y plantilla Asistente general',
    builtInStyles: 'Todos los estilos incluidos',
    builtInAll: 'Todos los estilos y plantillas incluidos',
    support: 'Soporte prioritario',
    team: 'Procesamiento por lotes, equipo y acceso a la API',
    enterprise: 'Integraciones a medida, soporte dedicado, SLA y formación a medida',
    start: 'Empezar gratis',
    choose: 'Elegir {{plan}}',
    contract: 'Los límites y las condiciones se acuerdan contigo.',
    guarantee_one:
      'Garantía de devolución de {{count, number}} día en los planes de pago. Cancela cuando quieras; el acceso se mantiene hasta el final del periodo pagado.',
    guarantee_other:
      'Garantía de devolución de {{count, number}} días en los planes de pago. Cancela cuando quieras; el acceso se mantiene hasta el final del periodo pagado.',
  },
  languages: {
    heading: 'Idiomas',
    interface: 'La interfaz habla',
    targets: 'Se traduce a',
  },
  call: {
    heading: 'Trae un párrafo que se te resista',
    text: 'Para una cuenta bastan una dirección de correo y un minuto.',
  },
  footer: { label: 'Idiomas de esta página' },
} satisfies Translation<typeof english>
