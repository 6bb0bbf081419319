import { listCurrencies } from '@clubpulse/contract/accounts/lookups.calls';
import { newClubSchema } from '@clubpulse/contract/clubs/clubs';
import { createClub } from '@clubpulse/contract/clubs/clubs.calls';
import { TextInput } from '@mantine/core';
import { TimeZoneField } from '../../accounts/lookups/public.ts';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Pair } from '../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall } from '../../platform/api.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useClubs } from '../../platform/session.tsx';

interface AddClubProps {
  brandId: number;
  /** As the other clubs of the brand. */
  currency: string;
  timeZone: string;
  onClose: () => void;
}

/** A new club of the brand: what cannot be left out; the first steps, where the owner goes next, ask for the rest. */
export function AddClub({ brandId, currency, timeZone, onClose }: AddClubProps) {
  const t = useT();
  const goTo = useGoTo();
  const { selectClub } = useClubs();
  const query = { language: useLanguage() };
  const currencies = useCall(listCurrencies, { query }, { staleTime: Number.POSITIVE_INFINITY, quiet: true });
  const form = useForm({
    initial: { BrandId: brandId, Name: '', Address: '', Currency: currency, TimeZone: timeZone },
    check: bySchema(newClubSchema),
  });
  const { values, errors, set } = form;
  const create = useDialogAct(createClub, {
    said: (club) => {
      selectClub(club);
      goTo('FirstClub');
      return t('clubs.clubAdded', { name: club.Name });
    },
    onClose,
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
        error={errors.Name}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <TextInput
        label={t('kit.address')}
        maxLength={300}
        value={values.Address}
        error={errors.Address}
        onChange={(event) => set({ Address: event.currentTarget.value })}
      />
      <Pair>
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
        <TimeZoneField
          label={t('clubs.newTimeZone')}
          value={values.TimeZone}
          error={errors.TimeZone}
          onChange={(TimeZone) => set({ TimeZone })}
        />
      </Pair>
    </DialogForm>
  );
}
