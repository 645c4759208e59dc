import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  invalid_input: 'Vérifiez votre saisie et réessayez.',
  invalid_encoding: 'Le texte n’est pas de l’UTF-8 valide. Rien n’a été traité.',
  invalid_json: 'Le corps n’est pas un objet JSON.',
  login_required: 'Connectez-vous pour continuer.',
  forbidden: 'Vous n’avez pas l’autorisation d’effectuer cette action.',
  cross_origin: 'Ce formulaire provient d’un autre site : rien n’a été modifié. Ouvrez la page ici et réessayez.',
  not_found: 'Ressource introuvable.',
  method_not_allowed: 'Cette méthode n’est pas autorisée ici.',
  payload_too_large:
    'L’envoi est trop volumineux : la limite est de {{limit}} Ko. Rien n’a été traité. Revenez en arrière, raccourcissez le texte et renvoyez-le.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté ici.',
  rate_limited: 'Limite de requêtes dépassée. Réessayez plus tard.',
  server_error: 'Erreur du serveur. Réessayez plus tard.',
  busy: 'Le serveur est occupé. Rien n’a été modifié ni décompté ; réessayez dans un instant.',
  invalid_credentials: 'Adresse e-mail ou mot de passe incorrect. Réessayez.',
  second_factor_required: 'Saisissez le code de votre second facteur pour terminer la connexion.',
  second_factor_wrong: 'Ce code n’est pas bon, ou il a déjà servi. Attendez le suivant.',
  second_factor_expired: 'Cette connexion est terminée. Recommencez avec votre mot de passe.',
  second_factor_exhausted: 'Trop de codes ont été essayés. Recommencez avec votre mot de passe.',
  second_factor_unreadable:
    'Ce site ne peut plus lire le secret de votre application : aucun de ses codes ne fonctionne. Utilisez un code de secours ou une clé d’accès, puis configurez l’application à nouveau.',
  passkey_refused: 'La clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.',
  password_first:
    'Votre mot de passe a été réinitialisé. Connectez-vous une fois avec le nouveau et vérifiez votre compte, puis ceci fonctionnera de nouveau.',
  factor_already_on:
    'Une application d’authentification est déjà active. Désactivez-la avant d’en configurer une autre.',
  factor_not_begun: 'Il n’y a plus rien à confirmer. Recommencez la configuration.',
  factor_code_wrong:
    'Ce n’est pas le code du moment. Vérifiez que l’horloge de votre téléphone est juste et saisissez le code suivant.',
  passkey_not_added: 'La clé d’accès n’a pas été ajoutée. Réessayez.',
  passkey_exists: 'Cette clé d’accès est déjà dans un compte.',
  too_many_passkeys: 'Il y a 20 clés d’accès, ce qui est le maximum. Retirez-en une pour en ajouter une autre.',
  EMAIL_NOT_VERIFIED: 'Vérifiez votre adresse e-mail avant de vous connecter.',
  account_suspended: 'Ce compte est suspendu : connexion, clés d’API et demandes sont bloquées. Rien n’a été supprimé.',
  registration_off:
    'Aucun nouveau compte ne peut être ouvert pour le moment. Les comptes existants fonctionnent ; réessayez plus tard.',
  mails_off: 'Aucun message ne peut être envoyé pour le moment, donc rien n’a été changé. Réessayez plus tard.',
  email_taken: 'Un compte existe déjà avec cette adresse. Essayez de vous connecter.',
  registration_password_needed: 'Saisissez le mot de passe choisi à la création du compte.',
  registration_password_wrong: 'Ce n’est pas le mot de passe choisi à la création du compte.',
  invalid_token: 'Jeton de vérification invalide ou expiré',
  already_verified: 'Cette adresse e-mail est déjà vérifiée.',
  current_password_incorrect: 'Le mot de passe actuel est incorrect. Veuillez réessayer.',
  sign_in_again:
    'Pour cela, vous devez vous être connecté au cours des dix dernières minutes. Reconnectez-vous, puis recommencez.',
  confirmation_differs: 'L’adresse e-mail n’est pas celle de votre compte.',
  reset_token_invalid: 'La réinitialisation du mot de passe a échoué ; le lien a peut-être expiré',
  email_change_expired: 'Le lien de vérification a expiré. Veuillez demander à nouveau la modification de l’adresse.',
  email_change_invalid:
    'Le lien de vérification n’est pas valide. Un message plus récent l’a peut-être remplacé, ou la modification a été annulée.',
  email_change_unavailable: 'La nouvelle adresse e-mail n’est plus disponible. Veuillez en essayer une autre.',
  email_in_use: 'Cette adresse e-mail est déjà utilisée par un autre compte.',
  email_unchanged: 'La nouvelle adresse e-mail doit être différente de l’adresse actuelle.',
  google_not_configured: 'Impossible de lancer la connexion avec Google',
  google_unavailable: 'Google est injoignable pour le moment',
  google_bad_response: 'Réponse non valide de Google OAuth',
  google_failed: 'L’authentification avec Google a échoué',
  google_code_missing: 'Aucun code d’autorisation reçu',
  google_no_credential: 'Aucun identifiant reçu',
  google_email_unverified:
    'Google n’a pas vérifié cette adresse e-mail, elle n’ouvre donc aucun compte ici. Faites-la vérifier chez Google, ou inscrivez-vous avec un mot de passe.',
  google_other_linked: 'Le compte est déjà relié à un autre compte Google. Connectez-vous avec celui-ci, ou autrement.',
  google_taken: 'Ce compte Google est relié à un autre compte Penmark.',
  google_only_way: 'Google est votre seul moyen de connexion. Définissez d’abord un mot de passe.',
  api_key_invalid: 'Cette clé d’API est inconnue, a expiré ou a été révoquée.',
  api_key_paused:
    'Cette clé d’API est suspendue depuis la réinitialisation du mot de passe, jusqu’à ce que son propriétaire ait vérifié le compte.',
  api_plan_needed:
    'Les clés d’API demandent l’offre Business ou supérieure. La clé fonctionnera de nouveau dès que l’offre comprendra l’API.',
  api_scope_missing: 'Cette clé d’API ne peut pas faire cet appel : il lui manque le droit « {{scope}} ».',
  api_key_not_here:
    'Les clés d’API ne peuvent pas faire cet appel. Connectez-vous et utilisez le jeton de cette connexion.',
  too_many_keys: 'Le nombre maximal de clés est atteint. Révoquez-en une d’abord.',
  key_replaced: 'Cette clé a été remplacée entre-temps. Rechargez la page.',
  self_invite: 'Vous ne pouvez pas inviter votre propre adresse : vous voyez déjà tout.',
  duplicate_seat:
    'Cette adresse a déjà une invitation ou un accès ouvert. Révoquez-le d’abord ou renvoyez l’invitation.',
  too_many_seats: 'Dix accès sont ouverts, c’est la limite. Révoquez-en un avant d’inviter un autre auditeur.',
  seat_closed: 'Cet accès a été accepté, a pris fin ou a été révoqué : l’invitation ne peut plus être renvoyée.',
  invitation_invalid:
    'Ce lien d’invitation n’est pas valable. Un message plus récent l’a peut-être remplacé ; ouvrez le dernier.',
  invitation_used: 'Cette invitation a déjà été acceptée.',
  invitation_expired: 'Cette invitation a expiré. Demandez à la personne qui vous a invité de la renvoyer.',
  invitation_revoked: 'L’espace de travail qui a envoyé cette invitation l’a retirée.',
  wrong_address: 'Cette invitation est destinée à une autre adresse. Connectez-vous avec l’adresse invitée.',
  month_invalid: 'Le mois doit être écrit sous la forme AAAA-MM.',
  month_before_log: 'Le registre a commencé après ce mois : il n’y a donc rien à exporter.',
  month_not_begun:
    'Rien de ce mois n’est encore publié. Attendez qu’il commence et que ses premières écritures soient publiées, ce qui prend quelques secondes.',
  since_unpublished:
    'Ce n’est pas la taille d’un point de contrôle publié jusqu’à cet export. Reprenez celle du point de contrôle que vous avez gardé.',
  not_published_yet: 'Aucun point de contrôle publié ne couvre encore vos écritures. Réessayez dans quelques secondes.',
  name_exists: 'Ce nom existe déjà dans la bibliothèque.',
  built_in_conflict: 'Un élément intégré porte déjà ce nom.',
  library_limit: 'Votre offre n’a plus de place. Supprimez un élément ou changez d’offre.',
  library_locked:
    'Cela dépasse votre offre. L’élément est conservé, mais ne peut être ni utilisé ni modifié tant que l’offre n’a pas de place pour lui.',
  item_changed:
    'Ceci a été enregistré ailleurs entre-temps. Ce que vous avez saisi est toujours là : comparez sous « Versions », ou enregistrez encore une fois pour que ce texte soit le bon.',
  library_full: 'Vous avez atteint le nombre maximal d’éléments de ce type. Supprimez-en un pour en ajouter un autre.',
  dictionary_full:
    'Votre dictionnaire personnel est plein. Retirez une entrée dans les Réglages pour en ajouter une autre.',
  bookmarks_full: 'Vous gardez 500 signets, le maximum. Supprimez-en un pour garder un autre résultat.',
  bookmark_receipt: 'Le reçu n’est pas une entrée de votre registre. Omettez-le pour garder le résultat sans lui.',
  style_unknown: 'Ce style n’existe pas',
  template_unknown: 'Ce modèle n’existe pas',
  billing_not_configured:
    'La facturation n’est pas configurée sur ce site. Il n’est pas possible d’acheter un forfait ici pour le moment.',
  billing_unavailable: 'Impossible de charger les informations de facturation. Veuillez réessayer.',
  checkout_failed: 'Impossible de créer la session de paiement. Veuillez réessayer.',
  portal_failed: 'Impossible d’ouvrir le portail client. Veuillez réessayer.',
  plan_not_sold: 'Ce forfait ne peut pas être acheté ici. Choisissez Pro ou Business.',
  already_subscribed: 'Vous avez déjà un abonnement. Modifiez-le dans le portail client.',
  plan_set_by_operator: 'L’exploitant de ce site a défini votre forfait, il n’y a donc rien à acheter.',
  already_on_plan: 'Vous avez déjà ce forfait.',
  change_not_offered: 'Changez d’abord de forfait, puis de période de facturation.',
  no_billing_account: 'Il n’y a pas encore d’abonnement à gérer.',
  text_blank: 'Saisissez un texte à traiter',
  text_too_long: 'Le texte doit faire moins de 5000 caractères',
  style_locked: 'Ce style nécessite l’offre Pro ou supérieure. Changez d’offre pour l’utiliser.',
  template_locked: 'Ce modèle nécessite une offre supérieure. Changez d’offre pour l’utiliser.',
  custom_prompt_locked: 'Les consignes personnelles nécessitent l’offre Pro ou supérieure.',
  cap_reached:
    'Vous avez atteint le plafond de dépense que vous avez fixé pour ce mois. Changez-le sous Facturation, ou continuez le {{date}}. Rien n’a été décompté.',
  cap_invalid: 'Saisissez un nombre entier à partir de 1, inférieur à la limite de votre offre.',
  limit_reached:
    'Vous avez utilisé les {{limit}} requêtes de ce mois. La limite se renouvelle le {{date}}. Rien n’a été décompté.',
  text_too_slow: 'Ce texte est trop long à lire. Rien n’a été décompté ; essayez avec une partie du texte.',
  text_allowance_used:
    'Vos textes ont épuisé le temps de calcul de dix minutes. Rien n’a été décompté ; il se renouvelle bientôt.',
  text_paused:
    'Plusieurs de vos textes étaient trop longs à lire ; les textes sont refusés pendant quelques minutes. Rien n’a été décompté.',
  too_many_at_once: 'Trois requêtes sont déjà en cours. Attendez que l’une se termine ; rien n’a été décompté.',
  daily_cap_reached:
    'Votre compte a utilisé tout ce qu’il peut utiliser en un jour. La suite après minuit UTC ; rien n’a été décompté.',
  assistant_off: 'L’assistant est désactivé pour le moment. Rien n’a été facturé ; votre texte est toujours là.',
  spend_paused:
    'L’assistant a épuisé son budget du jour et reprend après minuit UTC. Rien n’a été décompté ; votre texte est toujours là.',
  idempotency_key_invalid: 'L’Idempotency-Key doit comporter de 1 à 200 caractères ASCII visibles.',
  idempotency_mismatch: 'Cette Idempotency-Key a servi à une autre requête. Rien n’a été décompté.',
  result_gone:
    'Cette requête a déjà abouti et a été décomptée une fois. Le résultat n’est pas conservé sur le serveur ; envoyez le texte comme nouvelle requête pour le traiter à nouveau.',
  clock_refused:
    'L’horloge du serveur est en cours de correction. Rien n’a été décompté ; réessayez dans quelques minutes.',
  ledger_read_only:
    'L’utilisation ne peut pas être enregistrée pour le moment : rien n’a été lancé, sauvegardé ni décompté. Réessayez plus tard.',
  engine_unsupported: 'Ce moteur ne peut pas le faire pour ce texte. Rien n’a été décompté.',
  engine_unchanged: 'Aucune modification sûre n’a été trouvée : votre texte reste tel quel. Rien n’a été décompté.',
  engine_unavailable: 'Désolé, la connexion au serveur a échoué. Rien n’a été décompté ; votre texte est toujours là.',
  engine_busy: 'Le moteur est occupé. Rien n’a été décompté ; réessayez dans un instant.',
  engine_misconfigured:
    'Le modèle connecté est mal configuré, un opérateur doit intervenir. Rien n’a été décompté ; votre texte est toujours là.',
  engine_filtered: 'Le modèle a refusé de répondre pour ce texte. Rien n’a été décompté.',
  engine_wrong_language: 'Le modèle a répondu dans une autre langue que celle demandée. Rien n’a été débité.',
  engine_too_long:
    'Le texte est trop long pour ce modèle. Essayez un texte plus court ou envoyez-le en plusieurs parties. Rien n’a été débité.',
  engine_timeout: 'La réponse n’est pas arrivée à temps. Rien n’a été décompté ; votre texte est toujours là.',
  engine_stopped: 'Arrêté avant la première ligne. Rien n’a été décompté.',
} satisfies Translation<typeof english>
