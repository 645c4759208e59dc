export const assistant = {} as const
