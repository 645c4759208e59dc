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
    'Es demasiado para un solo envío: el límite es de {{limit}} KB. No se ha procesado nada. Vuelve atrás, acorta el texto y envíalo de nuevo.',
  unsupported_media_type: 'Este tipo de contenido no se acepta aquí.',
  rate_limited: 'Has superado el límite de solicitudes. Inténtalo más tarde.',
  server_error: 'Error del servidor. Inténtalo más tarde.',
  busy: 'El servidor está ocupado. No se ha cambiado ni cobrado nada; inténtalo en un momento.',
  invalid_credentials: 'Correo o contraseña incorrectos. Inténtalo de nuevo.',
  second_factor_required: 'Introduce el código de tu segundo factor para terminar de iniciar sesión.',
  second_factor_wrong: 'Este código no es correcto o ya se ha usado. Espera al siguiente.',
  second_factor_expired: 'Este inicio de sesión ha terminado. Empieza de nuevo con tu contraseña.',
  second_factor_exhausted: 'Se han probado demasiados códigos. Empieza de nuevo con tu contraseña.',
  second_factor_unreadable:
    'Este sitio ya no puede leer el secreto de tu aplicación, así que ninguno de sus códigos funciona. Usa un código de recuperación o una clave de acceso y después configura la aplicación de nuevo.',
  passkey_refused: 'La clave de acceso no se ha aceptado. Inténtalo de nuevo o entra de otra forma.',
  password_first:
    'Se restableció tu contraseña. Inicia sesión una vez con la nueva y revisa tu cuenta; después volverá a funcionar.',
  factor_already_on: 'Ya hay una aplicación de autenticación activa. Desactívala antes de configurar otra.',
  factor_not_begun: 'Ya no hay nada que confirmar. Empieza la configuración de nuevo.',
  factor_code_wrong:
    'Este no es el código actual. Comprueba que el reloj del teléfono está en hora e introduce el siguiente código.',
  passkey_not_added: 'La clave de acceso no se ha añadido. Inténtalo de nuevo.',
  passkey_exists: 'Esta clave de acceso ya está en una cuenta.',
  too_many_passkeys: 'Hay 20 claves de acceso, que es el máximo. Elimina una para añadir otra.',
  EMAIL_NOT_VERIFIED: 'Verifica tu correo antes de iniciar sesión.',
  account_suspended:
    'Esta cuenta está suspendida: no funcionan el inicio de sesión, las claves de API ni las solicitudes. No se ha borrado nada.',
  registration_off:
    'Ahora mismo no se pueden abrir cuentas nuevas. Las existentes funcionan; vuelve a intentarlo más tarde.',
  mails_off: 'Ahora mismo no se envían mensajes, así que no se ha cambiado nada. Vuelve a intentarlo más tarde.',
  email_taken: 'Ya existe una cuenta con este correo. Prueba a iniciar sesión.',
  registration_password_needed: 'Escribe la contraseña que se eligió al crear la cuenta.',
  registration_password_wrong: 'Esta no es la contraseña que se eligió al crear la cuenta.',
  invalid_token: 'El código de verificación no es válido o ha caducado',
  already_verified: 'Esta dirección de correo ya está verificada.',
  current_password_incorrect: 'La contraseña actual no es correcta. Inténtalo de nuevo.',
  sign_in_again:
    'Para esto debes haber iniciado sesión en los últimos diez minutos. Inicia sesión otra vez y repítelo.',
  confirmation_differs: 'La dirección de correo no es la de tu cuenta.',
  reset_token_invalid: 'No se pudo restablecer la contraseña; puede que el enlace haya caducado',
  email_change_expired: 'El enlace de verificación ha caducado. Solicita de nuevo el cambio de correo.',
  email_change_invalid:
    'El enlace de verificación no es válido. Puede que un mensaje más reciente lo haya sustituido o que el cambio se cancelara.',
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
    'Google no ha verificado esta dirección de correo, así que no abre ninguna cuenta aquí. Verifícala en Google o regístrate con una contraseña.',
  google_other_linked: 'La cuenta ya está conectada con otra cuenta de Google. Inicia sesión con esa o de otra forma.',
  google_taken: 'Esta cuenta de Google está conectada con otra cuenta de Penmark.',
  google_only_way: 'Google es tu única forma de iniciar sesión. Crea primero una contraseña.',
  api_key_invalid: 'Esta clave de API es desconocida, ha caducado o fue revocada.',
  api_key_paused:
    'Esta clave de API está en pausa desde que se restableció la contraseña, hasta que su titular revise la cuenta.',
  api_plan_needed:
    'Las claves de API necesitan el plan Business o superior. La clave volverá a funcionar cuando el plan incluya la API.',
  api_scope_missing: 'Esta clave de API no puede hacer esta llamada: le falta el permiso «{{scope}}».',
  api_key_not_here: 'Las claves de API no pueden hacer esta llamada. Inicia sesión y usa el token de ese inicio.',
  too_many_keys: 'Ya existe el máximo de claves. Revoca una primero.',
  key_replaced: 'Esta clave se reemplazó mientras tanto. Vuelve a cargar la página.',
  self_invite: 'No puedes invitar a tu propia dirección: ya lo ves todo.',
  duplicate_seat:
    'Esta dirección ya tiene una invitación o un acceso abierto. Revócalo antes o vuelve a enviar la invitación.',
  too_many_seats: 'Hay diez accesos abiertos, que es el límite. Revoca uno antes de invitar a otro auditor.',
  seat_closed: 'Este acceso ya se aceptó, terminó o se revocó, así que la invitación no se puede volver a enviar.',
  invitation_invalid:
    'Este enlace de invitación no es válido. Quizá lo sustituyó un mensaje más reciente; abre el último.',
  invitation_used: 'Esta invitación ya se aceptó.',
  invitation_expired: 'Esta invitación ha caducado. Pide a quien te invitó que la envíe de nuevo.',
  invitation_revoked: 'El espacio de trabajo que envió esta invitación la retiró.',
  wrong_address: 'Esta invitación es para otra dirección. Inicia sesión con la dirección invitada.',
  month_invalid: 'El mes debe escribirse como AAAA-MM.',
  month_before_log: 'El registro empezó después de ese mes, así que no hay nada que exportar.',
  month_not_begun:
    'Aún no se ha publicado nada de ese mes. Espera a que empiece y a que se publiquen sus primeros asientos, lo que tarda unos segundos.',
  since_unpublished:
    'Ese no es el tamaño de un punto de control publicado hasta esta exportación. Tómalo del punto de control que guardaste.',
  not_published_yet:
    'Ningún punto de control publicado cubre aún tus asientos. Vuelve a intentarlo dentro de unos segundos.',
  name_exists: 'En la biblioteca ya existe este nombre.',
  built_in_conflict: 'Un elemento integrado ya tiene este nombre.',
  library_limit: 'Tu plan no tiene más sitio. Elimina algo o mejora tu plan.',
  library_locked:
    'Esto supera lo que incluye tu plan. Se conserva, pero no se puede usar ni cambiar hasta que el plan tenga sitio.',
  item_changed:
    'Entretanto se guardó en otro lugar. Lo que escribiste sigue aquí: compáralo en «Versiones» o guarda otra vez para que sea el texto actual.',
  library_full: 'Has llegado al máximo de elementos de este tipo que podemos conservar. Elimina uno para añadir otro.',
  dictionary_full: 'Tu diccionario personal está lleno. Quita una entrada en Ajustes para añadir otra.',
  bookmarks_full: 'Conservas 500 marcadores, el máximo. Elimina uno para guardar otro resultado.',
  bookmark_receipt: 'El recibo no es un asiento de tu registro. Omítelo para guardar el resultado sin él.',
  style_unknown: 'Este estilo no existe',
  template_unknown: 'Esta plantilla no existe',
  billing_not_configured:
    'La facturación no está configurada en este sitio. Por ahora no se pueden comprar planes aquí.',
  billing_unavailable: 'No se pudo cargar la información de facturación. Inténtalo de nuevo.',
  checkout_failed: 'No se pudo crear la sesión de pago. Inténtalo de nuevo.',
  portal_failed: 'No se pudo abrir el portal de cliente. Inténtalo de nuevo.',
  plan_not_sold: 'Este plan no se puede comprar aquí. Elige Pro o Business.',
  already_subscribed: 'Ya tienes una suscripción. Cámbiala en el portal de cliente.',
  plan_set_by_operator: 'El operador de este sitio ha fijado tu plan, así que no hay nada que comprar.',
  already_on_plan: 'Ya tienes este plan.',
  change_not_offered: 'Cambia primero el plan y después el intervalo de facturación.',
  no_billing_account: 'Todavía no hay ninguna suscripción que gestionar.',
  text_blank: 'Escribe un texto para procesar',
  text_too_long: 'El texto debe tener menos de 5000 caracteres',
  style_locked: 'Este estilo requiere el plan Pro o superior. Mejora tu plan para usarlo.',
  template_locked: 'Esta plantilla requiere un plan superior. Mejora tu plan para usarla.',
  custom_prompt_locked: 'Las instrucciones propias requieren el plan Pro o superior.',
  cap_reached:
    'Has alcanzado el tope de gasto que fijaste para este mes. Cámbialo en Facturación o sigue el {{date}}. No se ha cobrado nada.',
  cap_invalid: 'Escribe un número entero desde 1 que esté por debajo del límite de tu plan.',
  limit_reached:
    'Has usado las {{limit}} solicitudes de este mes. El límite se renueva el {{date}}. No se ha cobrado nada.',
  text_too_slow: 'Este texto tarda demasiado en leerse. No se ha cobrado nada; prueba con una parte.',
  text_allowance_used:
    'Tus textos han agotado el tiempo de cálculo de diez minutos. No se ha cobrado nada; pronto vuelve a empezar.',
  text_paused:
    'Varios de tus textos tardaron demasiado en leerse, así que no se aceptan textos durante unos minutos. No se ha cobrado nada.',
  too_many_at_once: 'Ya hay tres solicitudes en curso. Espera a que termine una; no se ha cobrado nada.',
  daily_cap_reached:
    'Tu cuenta ha usado todo lo que puede usar en un día. Sigue después de la medianoche UTC; no se ha cobrado nada.',
  assistant_off: 'El asistente está desactivado por el momento. No se ha cobrado nada; tu texto sigue aquí.',
  spend_paused:
    'El asistente ha agotado su presupuesto de hoy y sigue después de la medianoche UTC. No se ha cobrado nada; tu texto sigue aquí.',
  idempotency_key_invalid: 'La Idempotency-Key debe tener de 1 a 200 caracteres ASCII visibles.',
  idempotency_mismatch: 'Esta Idempotency-Key se usó para otra solicitud. No se ha cobrado nada.',
  result_gone:
    'Esta solicitud ya se completó y se cobró una vez. El resultado no se guarda en el servidor; envía el texto como solicitud nueva para procesarlo otra vez.',
  clock_refused: 'Se está corrigiendo el reloj del servidor. No se ha cobrado nada; inténtalo en unos minutos.',
  ledger_read_only:
    'En este momento no se puede registrar el uso, así que no se ha iniciado, guardado ni cobrado nada. Inténtalo más tarde.',
  engine_unsupported: 'Este motor no puede hacer esto con este texto. No se ha cobrado nada.',
  engine_unchanged:
    'No se encontró nada que cambiar con seguridad, así que tu texto queda igual. No se ha cobrado nada.',
  engine_unavailable:
    'Lo sentimos, hay problemas para conectar con el servidor. No se ha cobrado nada; tu texto sigue aquí.',
  engine_busy: 'El motor está ocupado. No se ha cobrado nada; inténtalo en un momento.',
  engine_misconfigured:
    'El modelo conectado no está bien configurado y debe revisarlo un operador. No se ha cobrado nada; tu texto sigue aquí.',
  engine_filtered: 'El modelo no quiso responder a este texto. No se ha cobrado nada.',
  engine_wrong_language: 'El modelo respondió en un idioma distinto del pedido. No se ha cobrado nada.',
  engine_too_long:
    'El texto es demasiado largo para este modelo. Prueba con un texto más corto o envíalo por partes. No se ha cobrado nada.',
  engine_timeout: 'La respuesta no llegó a tiempo. No se ha cobrado nada; tu texto sigue aquí.',
  engine_stopped: 'Detenido antes de escribir nada. No se ha cobrado nada.',
} satisfies Translation<typeof english>
