/**
 * The analysis, for a screen that loads it late. A page that loads it at once shares its file, and a file that is loaded in both ways
 * would need the bundler's own helpers, which are then one more file of every page.
 */
export { analyse } from '#app/domain/writing/analysis/analyse.ts'
