/** The modules that development loads through Vite, so that the host and the routes share them. */
export { composePenmark } from '#app/.server/compose.ts'
export { appearanceOfHead, localeOfHead } from '#app/.server/http/locale.ts'
export { refusal } from '#app/.server/http/refusal.ts'
export { provideContext } from '#app/.server/provide.ts'
export { createHost } from './host.ts'
