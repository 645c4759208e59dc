import type { dashboard as english } from '../en/dashboard.ts'
import type { Translation } from '../translation.ts'

export const dashboard = {
  menu: { settings: 'Ajustes', audits: 'Espacios que auditas' },
  title: 'Panel',
  texts: {
    title: 'Tus textos',
    new: 'Texto nuevo',
    last: 'Último texto',
    unsent: 'sin enviar',
    continue: 'Continuar',
    here: 'Solo se guardan en este dispositivo.',
    all: 'Todos los textos',
    none: 'Aún no hay textos en este dispositivo.',
    needsScript: 'Tus textos se quedan en tu navegador. Para mostrarlos aquí hace falta JavaScript.',
  },
  welcome: {
    title: 'Te damos la bienvenida',
    intro_one: '{{count, number}} solicitud gratis al mes. Revisar no cuesta nada.',
    intro_other: '{{count, number}} solicitudes gratis al mes. Revisar no cuesta nada.',
  },
  sample: {
    try: 'Prueba con este texto',
    text: 'Nos han informado de que el ascensor esta averiado, por eso la reunion se celebrará en la planta baja el 3 de junio.',
    mark: 'Corregir · gratis',
    own: 'Empezar con mi texto',
  },
  month: {
    left_one: '{{left}} de {{count, number}} crédito disponible hasta el {{date}}',
    left_other: '{{left}} de {{count, number}} créditos disponibles hasta el {{date}}',
    usage: 'Uso',
  },
  ways: {
    label: 'Más',
    start: 'Empieza con',
    kept: 'Guardado',
  },
  plan: {
    label: 'Plan',
    allowance_one: '{{count, number}} solicitud al mes',
    allowance_other: '{{count, number}} solicitudes al mes',
  },
  used: {
    label: 'Usados',
    share: '{{percent}} de {{limit}}',
    held_one: '{{count}} en uso por una solicitud en curso',
    held_other: '{{count}} en uso por solicitudes en curso',
  },
  remaining: {
    label: 'Restantes',
    resets: 'Se renuevan cada mes; la próxima vez, el {{date}}',
  },
  bar: {
    label: 'Créditos usados este mes',
    value: '{{used}} de {{limit}} usados, {{percent}}',
  },
  warning: {
    title: 'Te acercas al límite de este mes',
    text_one: 'Te queda {{count}} crédito hasta el {{date}}.',
    text_other: 'Te quedan {{count}} créditos hasta el {{date}}.',
    noneTitle: 'Has usado los créditos de este mes',
    none: 'Se renuevan el {{date}}. Hasta entonces, las solicitudes se rechazan y no usan créditos.',
  },
  reason: {
    failed: 'falló',
    stopped: 'la detuviste',
    timed_out: 'la respuesta tardó demasiado',
    refused: 'no era posible con este texto',
    unchanged: 'no había nada que cambiar',
    shutdown: 'el servidor se reinició',
    expired: 'no llegó a terminar',
  },
} satisfies Translation<typeof english>
