import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  invalid_input: 'Vérifiez votre saisie et réessayez.',
  invalid_encoding: 'Le texte n’est pas de l’UTF-8 valide. Rien n’a été traité.',
  invalid_json: 'Le corps n’est pas un objet JSON.',
  login_required: 'Connectez-vous pour continuer.',
  forbidden: 'Vous n’avez pas l’autorisation d’effectuer cette action.',
  cross_origin: 'Ce formulaire provient d’un autre site : rien n’a été modifié. Ouvrez la page ici et réessayez.',
  not_found: 'Ressource introuvable.',
  method_not_allowed: 'Cette méthode n’est pas autorisée ici.',
  payload_too_large:
    'L’envoi est trop volumineux (limite : {{limit}} Ko). Rien n’a été traité. Revenez en arrière, raccourcissez le texte et réessayez.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté ici.',
  rate_limited: 'Limite de requêtes dépassée. Réessayez plus tard.',
  server_error: 'Erreur du serveur. Réessayez plus tard.',
  busy: 'Le serveur est occupé. Rien n’a été modifié et aucun crédit n’a été utilisé. Réessayez dans un instant.',
  not_primary:
    'Votre requête est arrivée pendant qu’un de nos serveurs prend le relais d’un autre. Elle n’a peut-être pas été enregistrée. Réessayez dans quelques secondes.',
  storage_unavailable:
    'Le serveur ne peut rien enregistrer pour le moment. Rien n’a été modifié et aucun crédit n’a été utilisé. Réessayez dans quelques minutes.',
  invalid_credentials: 'Adresse e-mail ou mot de passe incorrect. Réessayez.',
  second_factor_required: 'Saisissez votre code pour terminer la connexion.',
  second_factor_wrong: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  second_factor_expired: 'Cette connexion a expiré. Recommencez avec votre mot de passe.',
  second_factor_exhausted: 'Trop de codes ont été essayés. Recommencez avec votre mot de passe.',
  second_factor_unreadable:
    'Nous ne pouvons plus lire la clé de votre application : ses codes ne fonctionnent pas. Utilisez un code de secours ou une clé d’accès, puis configurez à nouveau l’application.',
  passkey_refused: 'La clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.',
  password_first:
    'Votre mot de passe a été réinitialisé. Connectez-vous avec le nouveau et vérifiez votre compte. Tout fonctionnera ensuite de nouveau.',
  factor_already_on:
    'Une application d’authentification est déjà active. Désactivez-la avant d’en configurer une autre.',
  factor_not_begun: 'Il n’y a plus rien à confirmer. Recommencez la configuration.',
  factor_code_wrong:
    'Ce code n’est pas le code actuel. Vérifiez l’heure de votre téléphone, puis saisissez le code suivant.',
  passkey_not_added: 'La clé d’accès n’a pas été ajoutée. Réessayez.',
  passkey_exists: 'Cette clé d’accès appartient déjà à un compte.',
  too_many_passkeys: 'Vous avez atteint la limite de 20 clés d’accès. Retirez-en une pour en ajouter une autre.',
  EMAIL_NOT_VERIFIED: 'Vérifiez votre adresse e-mail avant de vous connecter.',
  account_suspended:
    'Ce compte est suspendu. La connexion, les clés d’API et les requêtes sont bloquées. Rien n’a été supprimé.',
  registration_off:
    'Impossible de créer un compte pour le moment. Les comptes existants fonctionnent. Réessayez plus tard.',
  mails_off: 'Nous ne pouvons pas envoyer d’e-mails pour le moment : rien n’a été modifié. Réessayez plus tard.',
  email_taken: 'Un compte existe déjà avec cette adresse. Essayez de vous connecter.',
  registration_password_needed: 'Saisissez le mot de passe choisi à la création du compte.',
  registration_password_wrong: 'Ce n’est pas le mot de passe choisi à la création du compte.',
  invalid_token: 'Code de vérification invalide ou expiré',
  already_verified: 'Cette adresse e-mail est déjà vérifiée.',
  current_password_incorrect: 'Le mot de passe actuel est incorrect. Veuillez réessayer.',
  sign_in_again: 'Pour protéger votre compte, reconnectez-vous, puis recommencez cette étape.',
  confirmation_differs: 'Ce n’est pas l’adresse e-mail de votre compte.',
  reset_token_invalid: 'La réinitialisation du mot de passe a échoué ; le lien a peut-être expiré',
  email_change_expired: 'Le lien de vérification a expiré. Veuillez demander à nouveau la modification de l’adresse.',
  email_change_invalid:
    'Le lien de vérification n’est pas valide. Un e-mail plus récent l’a peut-être remplacé, ou la modification a été annulée.',
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
    'Google n’a pas vérifié cette adresse e-mail : vous ne pouvez pas vous connecter avec elle. Faites-la vérifier chez Google, ou créez un compte avec un mot de passe.',
  google_other_linked: 'Ce compte est déjà relié à un autre compte Google. Connectez-vous avec celui-ci, ou autrement.',
  google_taken: 'Ce compte Google est relié à un autre compte Penmark.',
  google_only_way: 'Google est votre seul moyen de connexion. Définissez d’abord un mot de passe.',
  api_key_invalid: 'Cette clé d’API est inconnue, a expiré ou a été révoquée.',
  api_key_paused:
    'Cette clé d’API est suspendue jusqu’à ce que son propriétaire ait vérifié le compte, car le mot de passe a été réinitialisé.',
  api_plan_needed:
    'Les clés d’API sont comprises à partir de l’offre Business. La clé fonctionnera de nouveau quand l’offre comprendra l’API.',
  api_scope_missing: 'Cette clé d’API ne peut pas faire cet appel : il lui manque l’autorisation « {{scope}} ».',
  extension_code_invalid: 'Cette connexion a expiré. Ouvrez l’extension et connectez-la de nouveau.',
  extension_not_here: 'L’extension ne peut pas faire cela. Connectez-vous sur notre site.',
  api_key_not_here:
    'Les clés d’API ne peuvent pas faire cet appel. Connectez-vous et utilisez le jeton de cette connexion.',
  too_many_keys: 'Vous avez atteint la limite de clés d’API. Révoquez-en une d’abord.',
  key_replaced: 'Cette clé a été remplacée. Rechargez la page.',
  self_invite: 'Vous ne pouvez pas vous inviter vous-même. Vous voyez déjà tout.',
  duplicate_seat:
    'Cette adresse a déjà une invitation ou un accès ouvert. Révoquez-le d’abord ou renvoyez l’invitation.',
  too_many_seats:
    'Vous avez atteint la limite de dix personnes ayant accès. Révoquez un accès avant d’inviter quelqu’un d’autre.',
  seat_closed: 'Cet accès a été accepté, a pris fin ou a été révoqué : l’invitation ne peut plus être renvoyée.',
  invitation_invalid:
    'Ce lien d’invitation n’est pas valable. Un e-mail plus récent l’a peut-être remplacé ; ouvrez le dernier.',
  invitation_used: 'Cette invitation a déjà été acceptée.',
  invitation_expired: 'Cette invitation a expiré. Demandez à la personne qui vous a invité de la renvoyer.',
  invitation_revoked: 'L’espace de travail qui a envoyé cette invitation l’a retirée.',
  wrong_address: 'Cette invitation est destinée à une autre adresse. Connectez-vous avec l’adresse invitée.',
  month_invalid: 'Le mois doit être écrit sous la forme AAAA-MM.',
  month_before_log: 'Le registre a commencé après ce mois : il n’y a donc rien à exporter.',
  month_before_account: 'Ce compte a été créé après ce mois, il n’y a donc rien à exporter.',
  month_without_statement: 'Un relevé couvre un mois clos. Choisissez un tel mois.',
  workbook_too_large:
    'Cette période est trop longue pour un classeur. Choisissez un seul mois, ou les tableaux en .csv.',
  month_not_begun:
    'Rien de ce mois n’est encore publié. Ses premières écritures le sont quelques secondes après son début.',
  since_unpublished:
    'Ce n’est pas la taille d’un point de contrôle publié jusqu’à cet export. Prenez celle du point de contrôle que vous avez conservé.',
  not_published_yet: 'Aucun point de contrôle publié ne couvre encore vos écritures. Réessayez dans quelques secondes.',
  provenance_not_kept: 'Rien n’a été conservé pour cette requête, elle ne peut donc pas être partagée.',
  too_many_links: 'Vous avez atteint la limite de liens ouverts. Révoquez-en un d’abord.',
  name_exists: 'Votre bibliothèque contient déjà un élément de ce nom. Choisissez-en un autre.',
  built_in_conflict: 'Un élément intégré porte déjà ce nom. Choisissez-en un autre.',
  library_limit: 'Vous avez atteint la limite de votre offre. Supprimez un élément ou changez d’offre.',
  library_locked:
    'Cela dépasse ce que comprend votre offre. C’est enregistré, mais il faut changer d’offre pour l’utiliser ou le modifier.',
  item_changed:
    'Cet élément a été enregistré ailleurs entre-temps. Votre version est toujours là. Comparez dans « Versions », ou enregistrez de nouveau pour remplacer l’autre.',
  library_full: 'Vous avez atteint le nombre maximal d’éléments de ce type. Supprimez-en un pour en ajouter un autre.',
  glossary_full: 'Votre glossaire est plein. Retirez un terme pour en ajouter un autre.',
  glossary_exists: 'Votre glossaire contient déjà ce terme. Modifiez-le dans le glossaire.',
  glossary_conflict: 'Un autre terme de votre glossaire demande le contraire. Modifiez d’abord celui-là.',
  dictionary_full:
    'Votre dictionnaire personnel est plein. Retirez une entrée dans les Paramètres pour en ajouter une autre.',
  bookmarks_full: 'Vous avez atteint 500 signets. Supprimez-en un pour en ajouter un autre.',
  bookmark_receipt: 'Ce reçu n’est pas le vôtre. Omettez-le pour enregistrer le résultat sans reçu.',
  style_unknown: 'Ce style n’existe pas',
  template_unknown: 'Ce modèle n’existe pas',
  billing_not_configured: 'La facturation n’est pas configurée sur ce site : aucune offre ne peut être achetée ici.',
  billing_unavailable: 'Impossible de charger les informations de facturation. Veuillez réessayer.',
  checkout_failed: 'Impossible de créer la session de paiement. Veuillez réessayer.',
  portal_failed: 'Impossible d’ouvrir le portail client. Veuillez réessayer.',
  plan_not_sold: 'Cette offre ne peut pas être achetée ici. Choisissez Pro ou Business.',
  already_subscribed: 'Vous avez déjà un abonnement. Modifiez-le dans le portail client.',
  plan_set_by_operator: 'L’administrateur de ce site fixe votre offre : vous ne pouvez pas en acheter.',
  already_on_plan: 'Vous avez déjà cette offre.',
  change_not_offered: 'Changez d’abord d’offre, puis de période de facturation.',
  no_billing_account: 'Vous n’avez pas encore d’abonnement à gérer.',
  text_blank: 'Saisissez un texte à traiter',
  text_too_long: 'Le texte doit faire moins de 5 000 caractères',
  style_locked: 'Ce style nécessite l’offre Pro ou supérieure. Changez d’offre pour l’utiliser.',
  template_locked: 'Ce modèle nécessite une offre supérieure. Changez d’offre pour l’utiliser.',
  custom_prompt_locked: 'Les consignes personnalisées nécessitent l’offre Pro ou supérieure.',
  cap_reached:
    'Vous avez atteint votre plafond mensuel. Relevez-le dans Facturation ou continuez le {{date}}. Aucun crédit n’a été utilisé.',
  cap_invalid: 'Saisissez un nombre entier à partir de 1, inférieur à la limite de votre offre.',
  limit_reached:
    'Vous avez utilisé les {{limit}} requêtes de ce mois. Elles se renouvellent le {{date}}. Aucun crédit n’a été utilisé.',
  text_too_slow: 'Ce texte est trop long à traiter. Aucun crédit n’a été utilisé. Essayez avec une partie du texte.',
  text_allowance_used:
    'Vos textes ont épuisé le temps de calcul de dix minutes. Aucun crédit n’a été utilisé. Réessayez bientôt.',
  text_paused:
    'Plusieurs de vos textes étaient trop longs à traiter : nous n’en acceptons pas pendant quelques minutes. Aucun crédit n’a été utilisé.',
  too_many_at_once: 'Trois requêtes sont déjà en cours. Attendez que l’une se termine. Aucun crédit n’a été utilisé.',
  daily_cap_reached:
    'Votre compte a atteint sa limite du jour. Elle se renouvelle après minuit UTC. Aucun crédit n’a été utilisé.',
  assistant_off:
    'L’assistant est désactivé pour le moment. Votre texte est toujours là et aucun crédit n’a été utilisé.',
  spend_paused:
    'L’assistant a épuisé son budget du jour et reprend après minuit UTC. Votre texte est toujours là et aucun crédit n’a été utilisé.',
  idempotency_key_invalid: 'L’Idempotency-Key doit comporter de 1 à 200 caractères ASCII visibles.',
  idempotency_mismatch: 'Cette Idempotency-Key a servi à une autre requête. Aucun crédit n’a été utilisé.',
  result_gone:
    'Cette requête a déjà abouti et utilisé un crédit. Nous ne conservons une réponse que 15 minutes : envoyez le texte comme nouvelle requête pour le traiter à nouveau.',
  clock_refused: 'Nous corrigeons l’horloge du serveur. Aucun crédit n’a été utilisé. Réessayez dans quelques minutes.',
  ledger_read_only:
    'Nous ne pouvons pas enregistrer l’utilisation pour le moment : rien n’a été lancé ni enregistré. Aucun crédit n’a été utilisé. Réessayez plus tard.',
  engine_unsupported: 'Ce moteur ne peut pas le faire pour ce texte. Aucun crédit n’a été utilisé.',
  engine_unchanged:
    'Nous n’avons trouvé aucune modification sûre : votre texte reste tel quel. Aucun crédit n’a été utilisé.',
  engine_unavailable:
    'Désolé, la connexion au serveur a échoué. Votre texte est toujours là et aucun crédit n’a été utilisé.',
  engine_busy: 'Le moteur est occupé. Aucun crédit n’a été utilisé. Réessayez dans un instant.',
  engine_starting:
    'Le moteur est encore en train de démarrer. Votre texte est toujours là et aucun crédit n’a été utilisé. Réessayez dans quelques secondes.',
  engine_misconfigured:
    'Le modèle d’IA est mal configuré ; l’administrateur de ce site doit intervenir. Votre texte est toujours là et aucun crédit n’a été utilisé.',
  engine_filtered: 'Le modèle d’IA a refusé de traiter ce texte. Aucun crédit n’a été utilisé.',
  engine_wrong_language: 'Le modèle d’IA a répondu dans une autre langue. Aucun crédit n’a été utilisé.',
  engine_too_long:
    'Votre texte est trop long pour ce modèle d’IA. Raccourcissez-le ou envoyez-le en plusieurs parties. Aucun crédit n’a été utilisé.',
  engine_timeout:
    'La réponse a pris trop de temps. Votre texte est toujours là et aucun crédit n’a été utilisé. Réessayez.',
  engine_stopped: 'Arrêté avant le premier mot. Aucun crédit n’a été utilisé.',
} satisfies Translation<typeof english>
