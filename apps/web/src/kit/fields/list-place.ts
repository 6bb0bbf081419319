/** The list of a field stays at it: what is written into brings a keyboard, which covers the foot of a phone. */
export const atField = { dropdown: { 'data-at-field': true } };

/** The list of a field is a sheet of its own: it says whose it is. */
export const headed = (label: unknown) => ({ dropdown: typeof label === 'string' ? { 'data-head': label } : {} });
