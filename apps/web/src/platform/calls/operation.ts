/** GET; POST for create and partial update; PUT for update; DELETE (spec 1 section 7). */
export type Operation = 'get' | 'create' | 'update' | 'partialUpdate' | 'delete';
