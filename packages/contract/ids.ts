/**
 * A row id that says whose it is. A plain number is still one, but the id of one kind is no id of another: arguments in the
 * wrong order do not compile (decision 0013).
 */
export type Id<Of extends string> = number & { readonly idOf?: Of };
