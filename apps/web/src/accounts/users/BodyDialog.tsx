import { type User, userUpdateSchema } from '@clubpulse/contract/accounts/users';
import { putUser } from '@clubpulse/contract/accounts/users.calls';
import { checkProfile } from '@clubpulse/rules/accounts/users/profile';
import { type BodyField, bodyFields } from '@clubpulse/rules/accounts/users/required-fields';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { byRule } from '../../kit/form/check.ts';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { issuesOf } from '../../platform/forms.ts';
import { fieldErrorText, translate, useT } from '../../platform/phrases.ts';
import { rememberSelf, useSelf } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { BirthDateField, GenderField, HeightField, WeightField } from './BodyFields.tsx';

type BodyValues = Pick<User, BodyField>;

interface BodyDialogProps {
  onSaved: () => void;
  onClose: () => void;
  mayWait?: boolean;
}

export function BodyDialog({ onSaved, onClose, mayWait = false }: BodyDialogProps) {
  const t = useT();
  const { UserId: id, Nickname, RowVersion, BirthDate, Gender, Height, Weight } = useSelf();
  const today = useToday();
  const save = useChange(putUser, {
    quiet: true,
    onDone: (user) => {
      rememberSelf(user);
      onSaved();
    },
  });
  const form = useForm({
    initial: { BirthDate, Gender, Height, Weight },
    check: byRule((values: BodyValues) => bodyErrorsOf(values, today)),
  });
  const { values, errors, set } = form;
  return (
    <DialogForm
      title={t('accounts.bodyTitle')}
      form={form}
      save={(body) => save.mutateAsync({ params: { id }, body: { Nickname, RowVersion, ...known(body) } })}
      act={t('kit.save')}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
      {...(mayWait && { keep: t('accounts.bodyLater') })}
    >
      <p>{t('accounts.bodyText')}</p>
      <BirthDateField value={values.BirthDate} error={errors.BirthDate} onChange={(day) => set({ BirthDate: day })} />
      <GenderField value={values.Gender} error={errors.Gender} onChange={(gender) => set({ Gender: gender })} />
      <HeightField value={values.Height} error={errors.Height} onChange={(height) => set({ Height: height })} />
      <WeightField value={values.Weight} error={errors.Weight} onChange={(weight) => set({ Weight: weight })} />
    </DialogForm>
  );
}

const known = (body: BodyValues) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as { [K in BodyField]: NonNullable<User[K]> };

const bodySchema = userUpdateSchema.pick({ BirthDate: true, Gender: true, Height: true, Weight: true });

/** `today` is the ISO date in the user's time zone. */
function bodyErrorsOf(values: BodyValues, today: string): FieldTexts {
  const errors: Record<string, string> = issuesOf(bodySchema.safeParse(values));
  if (values.BirthDate !== null)
    for (const error of checkProfile({ BirthDate: values.BirthDate }, today)) errors[error.field] ??= fieldErrorText(error);
  for (const field of bodyFields) if (values[field] === null) errors[field] = translate('field-required');
  return errors;
}
