import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings = {
  title: 'Ajustes',
  nav: {
    place: 'Sección de los ajustes',
    overview: 'Resumen',
  },
  overview: {
    title: 'Tu cuenta',
    intro: 'Los datos con los que Penmark te reconoce.',
    email: 'Correo electrónico',
    verified: 'Verificado',
    unverified: 'Sin verificar',
    plan: 'Plan',
    created: 'Miembro desde',
    id: 'Identificador de usuario',
    idHint: 'El soporte puede pedírtelo. No es un secreto.',
    copy: 'Copiar',
    copied: 'Copiado',
    google: 'Cuenta de Google',
    googleNotLinked: 'No vinculada',
  },
} satisfies Translation<typeof english>
