/** Accepts a plain number but not another kind of id, against arguments in the wrong order (decision 0013). */
export type Id<Of extends string> = number & { readonly idOf?: Of };
