import { newClubSchema } from '@clubpulse/contract/clubs/clubs';
import { createClub } from '@clubpulse/contract/clubs/clubs.calls';
import { currencyIn } from '@clubpulse/rules/accounts/lookups/zone-currency';
import { CurrencyField, TimeZoneField } from '../../accounts/lookups/public.ts';
import { useNameTakenText } from '../../clubs/clubs/public.ts';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useClubs, useSelf } from '../../platform/session.tsx';

interface AddClubProps {
  brandId: number;
  currency: string;
  timeZone: string;
  onClose: () => void;
}

const likely = (zone: string): string => currencyIn(zone) ?? '';

/** The form has only required fields, because the first steps, which open next, request the rest. */
export function AddClub({ brandId, currency, timeZone, onClose }: AddClubProps) {
  const t = useT();
  const goTo = useGoTo();
  const isAdmin = useSelf().IsAdmin;
  const { selectClub } = useClubs();
  const form = useForm({
    initial: { BrandId: brandId, Name: '', Currency: currency === '' ? likely(timeZone) : currency, TimeZone: timeZone },
    check: bySchema(newClubSchema),
  });
  const { values, errors, set } = form;
  const follows = currency === '' && values.Currency === likely(values.TimeZone);
  const taken = useNameTakenText({ brandId }, values.Name);
  const create = useChange(createClub, {
    quiet: true,
    onDone: (club) => {
      onClose();
      selectClub(club);
      goTo('FirstClub');
    },
  });
  return (
    <DialogForm
      title={t('clubs.addClub')}
      act={t('clubs.addClub')}
      form={form}
      save={(body) => create.mutateAsync({ body })}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <NameField maxLength={100} value={values.Name} error={errors.Name ?? taken} onChange={(Name) => set({ Name })} />
      {currency === '' && (
        <CurrencyField
          label={t('clubs.newCurrency')}
          value={values.Currency}
          error={errors.Currency}
          onChange={(Currency) => set({ Currency })}
        />
      )}
      <TimeZoneField
        label={t('clubs.newTimeZone')}
        value={values.TimeZone}
        error={errors.TimeZone}
        onChange={(TimeZone) => set({ TimeZone, ...(follows ? { Currency: likely(TimeZone) } : {}) })}
      />
      {isAdmin && <p>{t('clubs.newLicence')}</p>}
    </DialogForm>
  );
}
