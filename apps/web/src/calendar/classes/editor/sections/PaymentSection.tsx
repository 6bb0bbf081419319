import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { EditorSection, Pair } from '../../../../kit/edit/EditorSections.tsx';
import { ChoicesField } from '../../../../kit/fields/ChoicesField.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/phrases.ts';
import type { FormProps } from './form.ts';
import { NumberField } from './NumberField.tsx';

export function PaymentSection({ draft, errors, clubId }: FormProps) {
  const t = useT();
  const { values, set } = draft;
  const types = useCall(listSubscriptionTypes, { params: { id: clubId } }, { quiet: true });
  const remote = (values.MaxRemoteParticipants ?? 0) > 0;
  const credits = Math.max(values.CreditsCostInSite ?? 0, remote ? (values.CreditsCostRemote ?? 0) : 0);
  return (
    <EditorSection id="payment" title={t('kit.payment')} note={t('calendar.paymentNote')}>
      <ChoicesField
        label={t('calendar.subscriptions')}
        placeholder={values.ClassSubscriptionIds.length === 0 ? t('calendar.noSubscriptions') : ''}
        searchable
        clearable
        data={types.data?.map((type) => ({ value: String(type.ClassSubscriptionId), label: type.Name })) ?? []}
        value={values.ClassSubscriptionIds.map(String)}
        error={errors['ClassSubscriptionIds']}
        onChange={(ids) => set({ ClassSubscriptionIds: sameIds(values.ClassSubscriptionIds, ids.map(Number)) })}
      />
      <Pair>
        <NumberField draft={draft} errors={errors} name="CreditsCostInSite" label="calendar.creditsInSite" />
        <NumberField draft={draft} errors={errors} name="TicketsCostInSite" label="calendar.ticketsInSite" />
      </Pair>
      {remote && (
        <Pair>
          <NumberField draft={draft} errors={errors} name="CreditsCostRemote" label="calendar.creditsRemote" />
          <NumberField draft={draft} errors={errors} name="TicketsCostRemote" label="calendar.ticketsRemote" />
        </Pair>
      )}
      {values.ClassSubscriptionIds.length === 0 && <p>{t(credits === 0 ? 'calendar.chargesNobody' : 'calendar.creditsAlone')}</p>}
    </EditorSection>
  );
}

const sameIds = (before: number[], next: number[]): number[] =>
  before.length === next.length && before.every((id) => next.includes(id)) ? before : next;
