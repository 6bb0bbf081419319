export { BirthDateField, GenderField, HeightField, WeightField } from './BodyFields.tsx';
export { NeedsBody } from './NeedsBody.tsx';
export { useBodyFirst } from './use-body-first.tsx';
export { useSendConfirmation } from './use-send-confirmation.ts';
