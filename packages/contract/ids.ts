/** Accepts a plain number but not another kind of id, so that arguments in the wrong order do not compile (decision 0013). */
export type Id<Of extends string> = number & { readonly idOf?: Of };
