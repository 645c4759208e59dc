/** Text sizes of the interface (specification 3). */
export const FONT_SIZES = ['small', 'medium', 'large'] as const
export type FontSize = (typeof FONT_SIZES)[number]

/** How close the parts of a screen stand to each other (specification 3). */
export const DENSITIES = ['compact', 'default', 'comfortable'] as const
export type Density = (typeof DENSITIES)[number]

export const FONT_SIZE_COOKIE = 'penmark_font_size'
export const DENSITY_COOKIE = 'penmark_density'

/** The text size that `value` names exactly, or `undefined`. */
export function fontSizeFor(value: unknown): FontSize | undefined {
  return FONT_SIZES.find((size) => size === value)
}

/** The density that `value` names exactly, or `undefined`. */
export function densityFor(value: unknown): Density | undefined {
  return DENSITIES.find((density) => density === value)
}
