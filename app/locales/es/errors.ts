import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  invalid_input: 'Revisa los datos e inténtalo de nuevo.',
  invalid_encoding: 'El texto no es UTF-8 válido. No se ha procesado nada.',
  invalid_json: 'El cuerpo no es un objeto JSON.',
  login_required: 'Inicia sesión para continuar.',
  forbidden: 'No tienes permiso para realizar esta acción.',
  cross_origin:
    'Este formulario se envió desde otro sitio, así que no se ha cambiado nada. Abre la página aquí e inténtalo de nuevo.',
  not_found: 'No se ha encontrado el recurso.',
  method_not_allowed: 'Este método no está permitido aquí.',
  payload_too_large:
    'Es demasiado para un solo envío (límite: {{limit}} KB). No se ha procesado nada. Vuelve atrás, acorta el texto e inténtalo de nuevo.',
  unsupported_media_type: 'Este tipo de contenido no se acepta aquí.',
  rate_limited: 'Has superado el límite de solicitudes. Inténtalo más tarde.',
  server_error: 'Error del servidor. Inténtalo más tarde.',
  busy: 'El servidor está ocupado. No se ha cambiado nada ni se ha usado ningún crédito. Inténtalo en un momento.',
  not_primary:
    'Tu solicitud llegó mientras un servidor nuestro toma el relevo de otro. Puede que no se haya guardado; vuelve a intentarlo en unos segundos.',
  storage_unavailable:
    'El servidor no puede guardar nada en este momento. No se ha cambiado nada ni se ha usado ningún crédito. Inténtalo en unos minutos.',
  invalid_credentials: 'Correo o contraseña incorrectos. Inténtalo de nuevo.',
  second_factor_required: 'Escribe tu código para terminar de iniciar sesión.',
  second_factor_wrong: 'Este código es incorrecto o ya se ha usado. Espera al siguiente.',
  second_factor_expired: 'Este inicio de sesión ha caducado. Empieza de nuevo con tu contraseña.',
  second_factor_exhausted: 'Se han probado demasiados códigos. Empieza de nuevo con tu contraseña.',
  second_factor_unreadable:
    'Ya no podemos leer la clave de tu aplicación, así que sus códigos no funcionan. Usa un código de recuperación o una clave de acceso y después configura la aplicación otra vez.',
  passkey_refused: 'La clave de acceso no se ha aceptado. Inténtalo de nuevo o entra de otra forma.',
  password_first:
    'Se restableció tu contraseña. Inicia sesión con la nueva y revisa tu cuenta; después volverá a funcionar.',
  factor_already_on: 'Ya hay una aplicación de autenticación activa. Desactívala antes de configurar otra.',
  factor_not_begun: 'Ya no hay nada que confirmar. Empieza la configuración de nuevo.',
  factor_code_wrong:
    'Ese código no es el actual. Comprueba que el reloj del teléfono está en hora y escribe el código siguiente.',
  passkey_not_added: 'La clave de acceso no se ha añadido. Inténtalo de nuevo.',
  passkey_exists: 'Esta clave de acceso ya pertenece a una cuenta.',
  too_many_passkeys: 'Has llegado al límite de 20 claves de acceso. Quita una para añadir otra.',
  EMAIL_NOT_VERIFIED: 'Verifica tu correo antes de iniciar sesión.',
  account_suspended:
    'Esta cuenta está suspendida. No funcionan el inicio de sesión, las claves de API ni las solicitudes. No se ha eliminado nada.',
  registration_off: 'Ahora mismo no se pueden crear cuentas. Las existentes funcionan. Inténtalo más tarde.',
  mails_off: 'Ahora mismo no podemos enviar correos, así que no se ha cambiado nada. Inténtalo más tarde.',
  email_taken: 'Ya existe una cuenta con este correo. Prueba a iniciar sesión.',
  registration_password_needed: 'Escribe la contraseña que se eligió al crear la cuenta.',
  registration_password_wrong: 'Esta no es la contraseña que se eligió al crear la cuenta.',
  invalid_token: 'El código de verificación no es válido o ha caducado',
  already_verified: 'Esta dirección de correo ya está verificada.',
  current_password_incorrect: 'La contraseña actual no es correcta. Inténtalo de nuevo.',
  sign_in_again: 'Para proteger tu cuenta, inicia sesión otra vez y repite este paso.',
  confirmation_differs: 'Esta no es la dirección de correo de tu cuenta.',
  reset_token_invalid: 'No se pudo restablecer la contraseña; puede que el enlace haya caducado',
  email_change_expired: 'El enlace de verificación ha caducado. Solicita de nuevo el cambio de correo.',
  email_change_invalid:
    'El enlace de verificación no es válido. Puede que un correo más reciente lo haya sustituido o que el cambio se cancelara.',
  email_change_unavailable: 'La nueva dirección de correo ya no está disponible. Prueba con otra.',
  email_in_use: 'Esta dirección de correo ya la usa otra cuenta.',
  email_unchanged: 'El correo nuevo debe ser distinto del actual.',
  google_not_configured: 'No se pudo iniciar el acceso con Google',
  google_unavailable: 'No se pudo conectar con Google',
  google_bad_response: 'Respuesta no válida de Google OAuth',
  google_failed: 'La autenticación con Google ha fallado',
  google_code_missing: 'No se recibió ningún código de autorización',
  google_no_credential: 'No se recibió ninguna credencial',
  google_email_unverified:
    'Google no ha verificado esta dirección de correo, así que no puedes iniciar sesión con ella. Verifícala en Google o crea una cuenta con contraseña.',
  google_other_linked: 'La cuenta ya está conectada con otra cuenta de Google. Inicia sesión con esa o de otra forma.',
  google_taken: 'Esta cuenta de Google está conectada con otra cuenta de Penmark.',
  google_only_way: 'Google es tu única forma de iniciar sesión. Crea primero una contraseña.',
  api_key_invalid: 'Esta clave de API es desconocida, ha caducado o fue revocada.',
  api_key_paused:
    'Esta clave de API está en pausa hasta que su titular revise la cuenta, porque se restableció la contraseña.',
  api_plan_needed:
    'Las claves de API se incluyen a partir del plan Business. La clave volverá a funcionar cuando el plan incluya la API.',
  api_scope_missing: 'Esta clave de API no puede hacer esta llamada porque le falta el permiso «{{scope}}».',
  extension_code_invalid: 'Esta conexión ha caducado. Abre la extensión y vuelve a conectarla.',
  extension_not_here: 'La extensión no puede hacer esto. Inicia sesión en nuestro sitio.',
  api_key_not_here: 'Las claves de API no pueden hacer esta llamada. Inicia sesión y usa el token de esa sesión.',
  too_many_keys: 'Has llegado al límite de claves de API. Revoca una primero.',
  key_replaced: 'Esta clave se ha reemplazado. Vuelve a cargar la página.',
  self_invite: 'No hace falta que te invites: ya lo ves todo.',
  duplicate_seat:
    'Esta dirección ya tiene una invitación o un acceso abierto. Revócalo antes o vuelve a enviar la invitación.',
  too_many_seats: 'Has llegado al límite de diez personas con acceso. Revoca un acceso antes de invitar a alguien más.',
  seat_closed: 'Este acceso ya se aceptó, terminó o se revocó, así que la invitación no se puede volver a enviar.',
  invitation_invalid:
    'Este enlace de invitación no es válido. Quizá lo sustituyó un correo más reciente; abre el último.',
  invitation_used: 'Esta invitación ya se aceptó.',
  invitation_expired: 'Esta invitación ha caducado. Pide a quien te invitó que la envíe de nuevo.',
  invitation_revoked: 'El espacio de trabajo que envió esta invitación la retiró.',
  wrong_address: 'Esta invitación es para otra dirección. Inicia sesión con la dirección invitada.',
  month_invalid: 'El mes debe escribirse como AAAA-MM.',
  month_before_log: 'El registro empezó después de ese mes, así que no hay nada que exportar.',
  month_before_account: 'Esta cuenta se creó después de ese mes, así que no hay nada que exportar.',
  month_without_statement: 'Un extracto abarca un mes cerrado. Elige uno de esos meses.',
  workbook_too_large:
    'Este periodo es demasiado largo para un libro de cálculo. Elige un solo mes o las tablas en .csv.',
  month_not_begun:
    'Aún no se ha publicado nada de ese mes. Los primeros asientos se publican unos segundos después de que empiece.',
  since_unpublished:
    'Ese no es el tamaño de un punto de control publicado hasta esta exportación. Usa el punto de control que conservaste.',
  not_published_yet:
    'Ningún punto de control publicado cubre aún tus asientos. Vuelve a intentarlo dentro de unos segundos.',
  provenance_not_kept: 'De esta solicitud no se conservó nada, así que no se puede compartir.',
  too_many_links: 'Has llegado al límite de enlaces abiertos. Revoca uno primero.',
  name_exists: 'Tu biblioteca ya tiene un elemento con este nombre. Elige otro nombre.',
  built_in_conflict: 'Un elemento integrado ya tiene este nombre. Elige otro nombre.',
  library_limit: 'Has llegado al límite de tu plan. Elimina un elemento o mejora el plan.',
  library_locked:
    'Esto supera lo que incluye tu plan. Está guardado, pero no puedes usarlo ni cambiarlo sin mejorar el plan.',
  item_changed:
    'Entretanto se guardó en otro lugar. Tu versión sigue aquí. Compárala en «Versiones» o guarda otra vez para sustituir la otra.',
  library_full: 'Has llegado al límite de elementos de este tipo. Elimina uno para añadir otro.',
  glossary_full: 'Tu glosario está lleno. Quita un término para añadir otro.',
  glossary_exists: 'Tu glosario ya tiene este término. Cámbialo allí.',
  glossary_conflict: 'Otro término de tu glosario pide lo contrario. Cambia primero ese.',
  dictionary_full: 'Tu diccionario personal está lleno. Quita una entrada en Ajustes para añadir otra.',
  bookmarks_full: 'Has llegado a 500 marcadores. Elimina uno para añadir otro.',
  bookmark_receipt: 'Este recibo no es tuyo. Omítelo para guardar el resultado sin él.',
  style_unknown: 'Este estilo no existe',
  template_unknown: 'Esta plantilla no existe',
  billing_not_configured: 'La facturación no está configurada en este sitio, así que aquí no se pueden comprar planes.',
  billing_unavailable: 'No se pudo cargar la información de facturación. Inténtalo de nuevo.',
  checkout_failed: 'No se pudo crear la sesión de pago. Inténtalo de nuevo.',
  portal_failed: 'No se pudo abrir el portal de cliente. Inténtalo de nuevo.',
  plan_not_sold: 'Este plan no se puede comprar aquí. Elige Pro o Business.',
  already_subscribed: 'Ya tienes una suscripción. Cámbiala en el portal de cliente.',
  plan_set_by_operator: 'El administrador de este sitio fija tu plan, así que no puedes comprar ninguno.',
  already_on_plan: 'Ya tienes este plan.',
  change_not_offered: 'Cambia primero el plan y después el periodo de facturación.',
  no_billing_account: 'Todavía no tienes ninguna suscripción que gestionar.',
  text_blank: 'Escribe un texto para procesar',
  text_too_long: 'El texto debe tener menos de 5000 caracteres',
  style_locked: 'Este estilo requiere el plan Pro o superior. Mejora tu plan para usarlo.',
  template_locked: 'Esta plantilla requiere un plan superior. Mejora tu plan para usarla.',
  custom_prompt_locked: 'Las instrucciones personalizadas requieren el plan Pro o superior.',
  cap_reached:
    'Has llegado a tu tope mensual. Súbelo en Facturación o continúa el {{date}}. No se ha usado ningún crédito.',
  cap_invalid: 'Escribe un número entero, 1 como mínimo y menor que el límite de tu plan.',
  limit_reached:
    'Has usado las {{limit}} solicitudes de este mes. Se renuevan el {{date}}. No se ha usado ningún crédito.',
  text_too_slow: 'Este texto tarda demasiado en procesarse. No se ha usado ningún crédito. Prueba con una parte.',
  text_allowance_used:
    'Tus textos han agotado el tiempo de cálculo de diez minutos. No se ha usado ningún crédito. Inténtalo dentro de poco.',
  text_paused:
    'Varios de tus textos tardaron demasiado, así que no aceptamos textos durante unos minutos. No se ha usado ningún crédito.',
  too_many_at_once: 'Ya hay tres solicitudes en curso. Espera a que termine una. No se ha usado ningún crédito.',
  daily_cap_reached:
    'Tu cuenta ha llegado a su límite diario. Se renueva después de la medianoche UTC. No se ha usado ningún crédito.',
  assistant_off: 'El asistente está desactivado por ahora. Tu texto sigue aquí y no se ha usado ningún crédito.',
  spend_paused:
    'El asistente ha agotado su presupuesto de hoy y vuelve después de la medianoche UTC. Tu texto sigue aquí y no se ha usado ningún crédito.',
  idempotency_key_invalid: 'La Idempotency-Key debe tener de 1 a 200 caracteres ASCII visibles.',
  idempotency_mismatch: 'Esta Idempotency-Key se usó para otra solicitud. No se ha usado ningún crédito.',
  result_gone:
    'Esta solicitud ya se respondió y usó un crédito. Conservamos una respuesta solo 15 minutos: envía el texto como solicitud nueva para procesarlo otra vez.',
  clock_refused: 'Estamos corrigiendo el reloj del servidor. No se ha usado ningún crédito. Inténtalo en unos minutos.',
  ledger_read_only:
    'Ahora mismo no podemos registrar el uso, así que no se ha iniciado ni guardado nada. No se ha usado ningún crédito. Inténtalo más tarde.',
  engine_unsupported: 'Este motor no puede hacer esto con este texto. No se ha usado ningún crédito.',
  engine_unchanged:
    'No encontramos nada que cambiar con seguridad, así que tu texto queda igual. No se ha usado ningún crédito.',
  engine_unavailable:
    'Lo sentimos, no se pudo conectar con el servidor. Tu texto sigue aquí y no se ha usado ningún crédito.',
  engine_busy: 'El motor está ocupado. No se ha usado ningún crédito. Inténtalo en un momento.',
  engine_starting:
    'El motor aún está arrancando. Tu texto sigue aquí y no se ha usado ningún crédito. Inténtalo en unos segundos.',
  engine_misconfigured:
    'El modelo de IA no está bien configurado; debe arreglarlo el administrador de este sitio. Tu texto sigue aquí y no se ha usado ningún crédito.',
  engine_filtered: 'El modelo de IA se negó a procesar este texto. No se ha usado ningún crédito.',
  engine_wrong_language: 'El modelo de IA respondió en otro idioma. No se ha usado ningún crédito.',
  engine_too_long:
    'Tu texto es demasiado largo para este modelo de IA. Acórtalo o envíalo por partes. No se ha usado ningún crédito.',
  engine_timeout:
    'La respuesta tardó demasiado. Tu texto sigue aquí y no se ha usado ningún crédito. Inténtalo de nuevo.',
  engine_stopped: 'Detenido antes de escribir nada. No se ha usado ningún crédito.',
} satisfies Translation<typeof english>
