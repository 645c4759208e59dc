/**
 * The shape of an English namespace with any text in it: `satisfies Translation<typeof english>` turns a missing or
 * misspelt key into a type error.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>
}
