import { type SubscriptionType, subscriptionTypeFieldsSchema } from '@clubpulse/contract/billing/subscription-types';
import {
  createSubscriptionType,
  getSubscriptionType,
  listSubscriptionTypes,
  updateSubscriptionType,
} from '@clubpulse/contract/billing/subscription-types.calls';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Answer } from '../../kit/Answer.tsx';
import { Page } from '../../kit/Page.tsx';
import { SaveBar } from '../../kit/SaveBar.tsx';
import { SkeletonScreen } from '../../kit/Skeleton.tsx';
import { useDraft } from '../../kit/use-draft.ts';
import { ApiError, useCall, useChange } from '../../platform/api.ts';
import { issuesOf, refusedFields } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { Plans } from './Plans.tsx';
import classes from './TypeEditor.module.css';
import { TypeFields } from './TypeFields.tsx';
import { newType, valuesOf } from './type-values.ts';

const list = pathTo('CreditsAndSubscriptions');

/** A stored subscription type with its plans. */
export function TypeEditor({ id }: { id: number }) {
  const t = useT();
  const type = useCall(getSubscriptionType, { params: { id } }, { ignore: [403, 404], quiet: true });
  if (type.data !== undefined) return <Stored key={id} type={type.data} />;
  return (
    <Page title={t('billing.subscription')} back={list}>
      <Answer query={type} loading={<SkeletonScreen />}>
        {() => null}
      </Answer>
    </Page>
  );
}

function Stored({ type }: { type: SubscriptionType }) {
  const t = useT();
  const draft = useDraft(useMemo(() => valuesOf(type), [type]));
  const update = useChange(updateSubscriptionType, { quiet: true, refreshes: [getSubscriptionType, listSubscriptionTypes] });
  const { errors, tried, setTried } = useErrors(draft.values, update.error);
  const save = async () => {
    setTried(true);
    const checked = subscriptionTypeFieldsSchema.safeParse(draft.values);
    if (!checked.success) return false;
    try {
      await update.mutateAsync({ params: { id: type.ClassSubscriptionId }, body: checked.data });
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
    draft.reset();
    setTried(false);
    toastDone({ title: t('billing.savedName', { name: checked.data.Name }) });
    return true;
  };
  const refused = refusedOf(update.error);
  return (
    <Page title={type.Name} subtitle={t('billing.heldBy', { assigned: type.Assigned, suspended: type.Suspended })} back={list}>
      <div className={classes['editor']}>
        {refused !== null && (
          <div className={classes['refusal']}>
            <Refused error={refused} />
          </div>
        )}
        <TypeFields draft={draft} errors={errors} />
        <Plans type={type} />
        <SaveBar
          changes={draft.changed.length}
          errors={tried ? Object.keys(errors).length : 0}
          saving={update.isPending}
          onSave={save}
          onDiscard={() => {
            draft.reset();
            setTried(false);
            update.reset();
          }}
        />
      </div>
    </Page>
  );
}

/** A type that does not exist yet; its plans are added once it does. */
export function NewType() {
  const t = useT();
  const navigate = useNavigate();
  const club = useStaffClub();
  const draft = useDraft(useMemo(() => newType(club.Currency), [club.Currency]));
  const create = useChange(createSubscriptionType, {
    quiet: true,
    refreshes: [listSubscriptionTypes],
    onDone: ({ ClassSubscriptionId, Name }) => {
      toastDone({ title: t('billing.savedName', { name: Name }) });
      void navigate(pathTo('CreditsAndSubscriptions', ClassSubscriptionId), { replace: true });
    },
  });
  const { errors, setTried } = useErrors(draft.values, create.error);
  const refused = refusedOf(create.error);
  const add = () => {
    setTried(true);
    const checked = subscriptionTypeFieldsSchema.safeParse(draft.values);
    if (checked.success) create.mutate({ body: { ...checked.data, ClubId: club.ClubId } });
  };
  return (
    <Page title={t('billing.newType')} back={list}>
      <form
        className={classes['editor']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TypeFields draft={draft} errors={errors} />
        {refused !== null && (
          <div className={classes['refusal']}>
            <Refused error={refused} />
          </div>
        )}
        <div className={classes['end']}>
          <Button variant="default" onClick={() => void navigate(list)}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('billing.addType')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

/** Words under the fields once saving was tried, and what the server refused. */
function useErrors(values: object, error: ApiError | null) {
  const [tried, setTried] = useState(false);
  const found = issuesOf(subscriptionTypeFieldsSchema.safeParse(values));
  const errors: Record<string, string> = { ...(error === null ? {} : refusedFields(error)), ...(tried ? found : {}) };
  return { errors, tried, setTried };
}
