import type { getExtension as english } from '../en/get-extension.ts'
import type { Translation } from '../translation.ts'

export const getExtension = {
  title: 'Penmark para tu navegador',
  intro: 'Las mismas acciones que en la aplicación, en el texto que escribes en otros sitios.',
  here: 'La extensión está en este navegador.',
  connect: 'Ver todo lo que da acceso a tu cuenta',
  does: 'En cada página',
  does1: 'Selecciona texto en una página, elige una acción y mira cada cambio antes de usarlo.',
  does2:
    'En campos de texto y en la mayoría de los editores, reemplaza el texto en su sitio, inserta el resultado debajo o restaura el original. En los demás, cópialo.',
  does3: 'En Google Docs y Office en línea, seleccionas, procesas y copias.',
  worksOn: 'Ver en qué editores funciona',
  quiet: 'Tu privacidad',
  quiet1: 'No lee nada en una página hasta que la abres allí.',
  quiet2: 'Nunca lee contraseñas, números de tarjeta ni códigos de un solo uso.',
  quiet3: 'Solo pide acceso a un sitio cuando activas allí la barra.',
  get: 'Obtenerla',
  stores: 'Todavía no está en las tiendas de los navegadores. Puedes cargarla desde un archivo.',
  absent: 'Este servidor aún no tiene los archivos. Su administrador puede añadirlos.',
  download: 'Descargar para {{browser}}',
  size: '{{name}}, {{kilobytes, number}} kB',
  hash: 'SHA-256',
  browser: { chromium: 'Chrome, Edge y Brave', firefox: 'Firefox' },
  chromium1: 'Descomprime el archivo en una carpeta que no vayas a mover.',
  chromium2: 'Abre {{address}} y activa el modo de desarrollador.',
  chromium3: 'Elige «Cargar descomprimida» y después la carpeta.',
  firefox1: 'Abre {{address}}.',
  firefox2: 'Elige «Cargar complemento temporal» y después el archivo.',
  firefox3: 'Firefox la quita al cerrarse. Solo se quedan las extensiones firmadas.',
  afterwards: 'Después abre Penmark desde la barra del navegador y conecta tu cuenta.',
  link: 'Extensión del navegador',
} satisfies Translation<typeof english>
