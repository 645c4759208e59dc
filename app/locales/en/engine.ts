export const engine = {
  /** Notes of the connected engine. */
  openai: {
    unchanged: 'The model found nothing to improve and returned your text as it was.',
    no_sources:
      'No sources used: the model answered from what it learnt, without a web search. Check facts before you rely on them.',
    cut_at_length: 'The answer reached its length limit and ends there. Choose a longer length for more.',
    end_unmarked: 'The model server ended without saying that it was done, so the text may be incomplete.',
    stopped: 'Stopped: the text ends where it was when you stopped.',
  },
} as const
