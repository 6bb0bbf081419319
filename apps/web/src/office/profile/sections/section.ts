import type { Draft } from '../../../kit/form/use-form.ts';
import type { ProfileErrors, ProfileValues } from '../profile-values.ts';

/** What every section of the profile's editor works on. */
export interface SectionProps {
  draft: Draft<ProfileValues>;
  errors: ProfileErrors;
}
