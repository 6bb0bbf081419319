/**
 * Row id typed by its kind. A plain number is accepted but an id of another kind is not, so that arguments in the wrong order do
 * not compile (decision 0013).
 */
export type Id<Of extends string> = number & { readonly idOf?: Of };
