import type { common as english } from '../en/common.ts'
import type { Translation } from '../translation.ts'

export const common = {
  skip: 'Saltar al contenido',
  home: 'Penmark, página de inicio',
  tagline: 'Mejor texto, cada marca explicada',
  nav: {
    main: 'Principal',
    phone: 'Principal, al pie',
    dashboard: 'Panel',
    assistant: 'Asistente',
    usage: 'Uso',
    menu: 'Menú',
    account: 'Cuenta',
    signIn: 'Iniciar sesión',
    joinNow: 'Crear cuenta',
    logout: 'Cerrar sesión',
    plan: 'Plan {{plan}}',
  },
  display: {
    label: 'Aspecto e idioma',
    theme: 'Tema',
    language: 'Idioma',
    toDark: 'Cambiar a oscuro',
    toLight: 'Cambiar a claro',
    default: 'Sistema',
    light: 'Claro',
    dark: 'Oscuro',
    'high-contrast': 'Alto contraste',
    purple: 'Púrpura',
    green: 'Verde',
  },
  counter: {
    label: 'Caracteres usados:',
    left_one: 'queda {{count, number}}',
    left_other: 'quedan {{count, number}}',
    over_one: '{{count, number}} de más',
    over_other: '{{count, number}} de más',
    isClose: 'Más del 70 por ciento del límite usado',
    isNear: 'Más del 90 por ciento del límite usado',
    isOver: 'El texto supera el límite',
  },
  problem: {
    title: 'Revisa estos puntos',
  },
  toast: {
    region: 'Notificaciones',
    close: 'Cerrar',
  },
  error: {
    title: 'Error de la aplicación',
    text: 'No se pudo mostrar la página. No se te ha cobrado nada y lo que habías guardado sigue ahí. Actualiza la página.',
    refresh: 'Actualizar la página',
    home: 'Ir a la página de inicio',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
    mark: 'Nota de la correctora: aquí no hay nada',
  },
  comingSoon: {
    title: 'Próximamente',
    text: 'Esta parte de Penmark aún no está escrita.',
    back: 'Volver al panel',
  },
} satisfies Translation<typeof english>
