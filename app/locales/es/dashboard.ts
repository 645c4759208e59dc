import type { dashboard as english } from '../en/dashboard.ts'
import type { Translation } from '../translation.ts'

export const dashboard = {
  menu: { settings: 'Ajustes', audits: 'Espacios que auditas' },
  title: 'Panel',
  intro: 'Créditos de {{month}}',
  write: 'Abrir el asistente',
  plan: {
    label: 'Plan',
    allowance_one: '{{count, number}} solicitud al mes',
    allowance_other: '{{count, number}} solicitudes al mes',
  },
  used: {
    label: 'Usados',
    share: '{{percent}} de {{limit}}',
    held_one: '{{count}} apartado por una solicitud en curso',
    held_other: '{{count}} apartados por solicitudes en curso',
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
    text_one: 'Queda {{count}} crédito hasta el {{date}}.',
    text_other: 'Quedan {{count}} créditos hasta el {{date}}.',
    noneTitle: 'Has gastado los créditos de este mes',
    none: 'Las solicitudes se rechazan hasta que se renueven el {{date}}. Una solicitud rechazada no cuesta nada.',
  },
  activity: {
    title: 'Última actividad',
    intro: 'Cada línea sale de tu registro.',
    what: 'Solicitud',
    cost: 'Coste',
    when: 'Cuándo',
    entry: 'Asiento',
    unknown: 'Solicitud anterior',
    spent_one: '{{count}} crédito',
    spent_other: '{{count}} créditos',
    free: 'sin coste',
    held: 'en curso',
    emptyTitle: 'Aún no hay solicitudes',
    empty: 'Lleva un párrafo al asistente. Lo que cueste aparecerá aquí, línea a línea.',
  },
  reason: {
    failed: 'falló',
    stopped: 'detenida por ti',
    timed_out: 'sin respuesta a tiempo',
    refused: 'no era posible con este texto',
    unchanged: 'nada que cambiar',
    shutdown: 'el servidor se detuvo',
    expired: 'no llegó a terminar',
  },
  tools: {
    title: 'Empieza con',
    rephrase: 'Lo mismo con mejores palabras',
    summarize: 'Las ideas principales de un texto largo',
    explain: 'Palabras difíciles en llano',
    analyze: 'Tono y legibilidad en cifras',
  },
} satisfies Translation<typeof english>
