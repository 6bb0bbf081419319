import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { Draft } from '../../../../kit/form/use-form.ts';
import type { ClassErrors, ClassValues } from '../class-values.ts';

/** What every section of the class form works on. */
export interface FormProps {
  draft: Draft<ClassValues>;
  errors: ClassErrors;
  clubId: number;
  /** The stored class; undefined for a new one. */
  stored: Class | undefined;
}
