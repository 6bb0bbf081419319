import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { Draft } from '../../../../kit/form/use-form.ts';
import type { ClassErrors, ClassValues } from '../class-values.ts';

export interface FormProps {
  draft: Draft<ClassValues>;
  errors: ClassErrors;
  clubId: number;
  stored: Class | undefined;
}
