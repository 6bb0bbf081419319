import { type Policy, policyInputSchema } from '@clubpulse/contract/clubs/policies';
import { createPolicy, getPolicy, listPolicies, updatePolicy } from '@clubpulse/contract/clubs/policies.calls';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Answer } from '../../kit/Answer.tsx';
import { Page } from '../../kit/Page.tsx';
import { SaveBar } from '../../kit/SaveBar.tsx';
import { SkeletonScreen } from '../../kit/Skeleton.tsx';
import { useDraft } from '../../kit/use-draft.ts';
import { ApiError, useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { issuesOf, refusalWords, refusedFields } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts.ts';
import { PolicyActs } from './PolicyActs.tsx';
import classes from './PolicyEditor.module.css';
import { PolicyFields, type PolicyValues } from './PolicyFields.tsx';
import { PublishChip } from './PublishChip.tsx';

const list = pathTo('Policies');

/** A stored policy: its text here, its publication by the buttons above. */
export function StoredPolicy({ id }: { id: number }) {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const policy = useCall(getPolicy, { params: { id: clubId, policyId: id } }, { ignore: [403, 404], quiet: true });
  if (policy.data !== undefined) return <Stored key={id} policy={policy.data} />;
  return (
    <Page title={t('clubs.policy')} back={list}>
      <Answer query={policy} loading={<SkeletonScreen />}>
        {() => null}
      </Answer>
    </Page>
  );
}

function Stored({ policy }: { policy: Policy }) {
  const t = useT();
  const formats = useFormats();
  const saved = useMemo((): PolicyValues => policyInputSchema.parse(policy), [policy]);
  const draft = useDraft(saved);
  const update = useChange(updatePolicy, { quiet: true, refreshes: [getPolicy, listPolicies] });
  const { errors, tried, setTried } = useErrors(draft.values, update.error);
  const save = async () => {
    setTried(true);
    const checked = policyInputSchema.safeParse(draft.values);
    if (!checked.success) return false;
    try {
      await update.mutateAsync({ params: { id: policy.ClubId, policyId: policy.PolicyId }, body: checked.data });
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
    draft.reset();
    setTried(false);
    toastDone({ title: t('clubs.policySaved', { title: checked.data.Title }) });
    return true;
  };
  const published =
    policy.PublicationDate === null ? null : t('clubs.publishedOn', { date: formats.date(policy.PublicationDate) });
  return (
    <Page
      title={policy.Title}
      subtitle={
        <>
          <PublishChip policy={policy} /> {policy.PublishState === 'Published' && published}
        </>
      }
      back={list}
      actions={<PolicyActs policy={policy} unsaved={draft.changed.length > 0} />}
    >
      <div className={classes['editor']}>
        <PolicyFields draft={draft} errors={errors} />
        <Refusal error={update.error} />
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

/** A policy that does not exist yet; it is published once it does. */
export function NewPolicy() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: clubId } = useStaffClub();
  const [empty] = useState<PolicyValues>({ Type: 'JoinClub', Title: '', Text: '' });
  const draft = useDraft(empty);
  const create = useChange(createPolicy, {
    quiet: true,
    refreshes: [listPolicies],
    onDone: ({ PolicyId, Title }) => {
      toastDone({ title: t('clubs.policySaved', { title: Title }) });
      void navigate(pathTo('Policies', PolicyId), { replace: true });
    },
  });
  const { errors, setTried } = useErrors(draft.values, create.error);
  return (
    <Page title={t('clubs.newPolicy')} back={list}>
      <form
        className={classes['editor']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          const checked = policyInputSchema.safeParse(draft.values);
          if (checked.success) create.mutate({ params: { id: clubId }, body: checked.data });
        }}
      >
        <PolicyFields draft={draft} errors={errors} />
        <Refusal error={create.error} />
        <div className={classes['end']}>
          <Button variant="default" onClick={() => void navigate(list)}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('clubs.addPolicy')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

/** Words under the fields once saving was tried, and what the server refused. */
function useErrors(values: PolicyValues, error: ApiError | null) {
  const [tried, setTried] = useState(false);
  const found = issuesOf(policyInputSchema.safeParse(values));
  const errors: Record<string, string> = { ...(error === null ? {} : refusedFields(error)), ...(tried ? found : {}) };
  return { errors, tried, setTried };
}

function Refusal({ error }: { error: ApiError | null }) {
  if (error === null || error.fieldErrors.length > 0) return null;
  return (
    <p role="alert" className={classes['refusal']}>
      {refusalWords(error)}
    </p>
  );
}
