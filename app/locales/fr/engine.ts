import type { engine as english } from '../en/engine.ts'
import type { Translation } from '../translation.ts'

export const engine = {
  /** Notes of the connected engine. */
  openai: {
    unchanged: 'Le modèle n’a rien trouvé à améliorer et a rendu votre texte tel quel.',
    no_sources:
      'Aucune source utilisée : le modèle a répondu d’après ce qu’il a appris, sans recherche sur le web. Vérifiez les faits avant de vous y fier.',
    cut_at_length:
      'La réponse a atteint sa limite de longueur et s’arrête là. Choisissez une longueur supérieure pour en obtenir davantage.',
    end_unmarked:
      'Le serveur du modèle s’est arrêté sans indiquer qu’il avait terminé ; le texte est peut-être incomplet.',
    stopped: 'Arrêté : le texte se termine là où il en était quand vous l’avez interrompu.',
  },
} satisfies Translation<typeof english>
