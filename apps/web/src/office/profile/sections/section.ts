import type { Draft } from '../../../kit/form/use-form.ts';
import type { ProfileErrors, ProfileValues } from '../profile-values.ts';

export interface SectionProps {
  draft: Draft<ProfileValues>;
  errors: ProfileErrors;
}
