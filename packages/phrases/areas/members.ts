import type { documents } from '../en/members/documents.ts';
import type { parts } from '../en/members/parts.ts';
import type { people } from '../en/members/people.ts';

/** Every word that screens of `members` show. */
export type Members = typeof documents & typeof parts & typeof people;
