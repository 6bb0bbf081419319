import { listCurrencies } from '@clubpulse/contract/accounts/lookups.calls';
import { newClubSchema } from '@clubpulse/contract/clubs/clubs';
import { createClub } from '@clubpulse/contract/clubs/clubs.calls';
import { TextInput } from '@mantine/core';
import { TimeZoneField } from '../../accounts/lookups/public.ts';
import { useTakenWords } from '../../clubs/clubs/public.ts';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useClubs, useSelf } from '../../platform/session.tsx';

interface AddClubProps {
  brandId: number;
  /** As the other clubs of the brand; empty in the first. */
  currency: string;
  timeZone: string;
  onClose: () => void;
}

/** A new club of the brand: what cannot be left out; the first steps, which open at once and say that it is there, ask for the rest. */
export function AddClub({ brandId, currency, timeZone, onClose }: AddClubProps) {
  const t = useT();
  const goTo = useGoTo();
  const isAdmin = useSelf().IsAdmin;
  const { selectClub } = useClubs();
  const query = { language: useLanguage() };
  const currencies = useCall(listCurrencies, { query }, { staleTime: Number.POSITIVE_INFINITY, quiet: true });
  const form = useForm({
    initial: { BrandId: brandId, Name: '', Currency: currency, TimeZone: timeZone },
    check: bySchema(newClubSchema),
  });
  const { values, errors, set } = form;
  const taken = useTakenWords({ brandId }, values.Name);
  const create = useChange(createClub, {
    quiet: true,
    onDone: (club) => {
      onClose();
      selectClub(club);
      goTo('FirstClub');
    },
  });
  const options = (current: string, found: readonly { Code: string; Name: string }[] = []) =>
    (found.some(({ Code }) => Code === current) || current === '' ? found : [{ Code: current, Name: current }, ...found]).map(
      ({ Code, Name }) => ({ value: Code, label: Name }),
    );
  return (
    <DialogForm
      title={t('clubs.addClub')}
      act={t('clubs.addClub')}
      form={form}
      save={(body) => create.mutateAsync({ body })}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <TextInput
        label={t('kit.name')}
        data-autofocus
        withAsterisk
        maxLength={100}
        value={values.Name}
        error={errors.Name ?? taken}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      {currency === '' && (
        <ChoiceField
          label={t('clubs.newCurrency')}
          withAsterisk
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('kit.nothingFound')}
          value={values.Currency}
          error={errors.Currency}
          data={options(values.Currency, currencies.data)}
          onChange={(value) => value !== null && set({ Currency: value })}
        />
      )}
      <TimeZoneField
        label={t('clubs.newTimeZone')}
        value={values.TimeZone}
        error={errors.TimeZone}
        onChange={(TimeZone) => set({ TimeZone })}
      />
      {isAdmin && <p>{t('clubs.newLicence')}</p>}
    </DialogForm>
  );
}
