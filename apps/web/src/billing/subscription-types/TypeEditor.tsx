import { subscriptionTypeFieldsSchema, type WrittenSubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import {
  createSubscriptionType,
  getSubscriptionType,
  updateSubscriptionType,
} from '@clubpulse/contract/billing/subscription-types.calls';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EditScreen, LoadedScreen } from '../../kit/edit/EditScreen.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { Plans } from './Plans.tsx';
import { TypeFields, typeSections } from './TypeFields.tsx';
import { newType, valuesOf } from './type-values.ts';

const list = pathTo('CreditsAndSubscriptions');

export function TypeEditor({ id }: { id: number }) {
  const t = useT();
  const type = useCall(getSubscriptionType, { params: { id } }, { ignore: [403, 404], quiet: true });
  return (
    <LoadedScreen query={type} title={t('kit.subscription')} back={list}>
      {(found) => <StoredType key={id} type={found} />}
    </LoadedScreen>
  );
}

function StoredType({ type }: { type: WrittenSubscriptionType }) {
  const t = useT();
  const change = useChange(updateSubscriptionType, {
    quiet: true,
    onDone: ({ Name }) => toastDone({ title: t('billing.savedName', { name: Name }) }),
  });
  const form = useForm({
    saved: useMemo(() => valuesOf(type), [type]),
    check: bySchema(subscriptionTypeFieldsSchema),
  });
  return (
    <EditScreen
      title={type.Name}
      subtitle={t('billing.heldBy', { assigned: type.Assigned, suspended: type.Suspended })}
      back={list}
      outline={[
        ...typeSections.map(({ id, label, fields }) => ({ id, label: t(label), fields })),
        { id: 'plans', label: t('billing.plans'), fields: [] },
      ]}
      form={form}
      save={(body) =>
        change.mutateAsync({ params: { id: type.ClassSubscriptionId }, body: { ...body, RowVersion: type.RowVersion } })
      }
      refusal={<Refused error={refusedOf(form.refused, form.refusal)} />}
    >
      <TypeFields form={form} />
      <Plans type={type} />
    </EditScreen>
  );
}

export function NewType() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId, Currency } = useStaffClub();
  const change = useChange(createSubscriptionType, {
    quiet: true,
    onDone: ({ Name }) => toastDone({ title: t('billing.savedName', { name: Name }) }),
  });
  const form = useForm({
    initial: newType(Currency),
    check: bySchema(subscriptionTypeFieldsSchema),
  });
  return (
    <EditScreen
      title={t('billing.newType')}
      back={list}
      outline={typeSections.map(({ id, label, fields }) => ({ id, label: t(label), fields }))}
      form={form}
      save={(fields) => change.mutateAsync({ body: { ...fields, ClubId } })}
      refusal={<Refused error={refusedOf(form.refused)} />}
      act={t('billing.addType')}
      onSaved={({ ClassSubscriptionId }) =>
        void navigate(pathTo('CreditsAndSubscriptions', ClassSubscriptionId), { replace: true })
      }
    >
      <TypeFields form={form} />
    </EditScreen>
  );
}
