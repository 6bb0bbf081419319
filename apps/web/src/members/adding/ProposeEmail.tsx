import { cancelEmailProposal, getEmailProposal, proposeEmail } from '@clubpulse/contract/members/adding/adding.calls';
import { emailSchema } from '@clubpulse/contract/scalars';
import { Button, TextInput } from '@mantine/core';
import { z } from 'zod';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './CorrectionsOfMember.module.css';

const schema = z.object({ Email: emailSchema });

interface ProposeEmailProps {
  clubId: number;
  member: { UserId: number; name: string };
}

export function ProposeEmail({ clubId, member: { UserId: userId, name } }: ProposeEmailProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const params = { id: clubId, userId };
  const found = useCall(getEmailProposal, { params }, { quiet: true });
  const propose = useChange(proposeEmail, { quiet: true });
  const cancel = useChange(cancelEmailProposal, { quiet: true });
  const form = useForm({ initial: { Email: '' }, check: bySchema(schema) });
  const proposal = found.data?.Proposal;
  const sent = () => toastDone({ title: t('members.proposalSent', { name }) });
  if (found.data === undefined) return <Refusal words={found.error && refusalText(found.error)} />;
  if (proposal) {
    const error = propose.error ?? cancel.error;
    const isBusy = propose.isPending || cancel.isPending;
    return (
      <section className={classes['corrections']}>
        <h3>{t('members.proposalTitle')}</h3>
        <div className={classes['waiting']}>
          <p>
            {proposal.Email}
            <small>{t('members.proposalWaits', { name, until: dateTime(proposal.Until) })}</small>
          </p>
          <Button
            variant="default"
            size="compact-sm"
            disabled={isBusy}
            onClick={() => propose.mutate({ params, body: { Email: proposal.Email } }, { onSuccess: sent })}
          >
            {t('accounts.sendAgain')}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            disabled={isBusy}
            onClick={() => cancel.mutate({ params }, { onSuccess: () => toastDone({ title: t('members.proposalCanceled') }) })}
          >
            {t('kit.cancel')}
          </Button>
        </div>
        <Refusal words={error && refusalText(error)} />
      </section>
    );
  }
  return (
    <form
      className={classes['corrections']}
      noValidate
      onSubmit={form.submit(async (body) => {
        const made = await propose.mutateAsync({ params, body });
        sent();
        return made;
      })}
    >
      <h3>{t('members.proposalTitle')}</h3>
      <p>{t('members.proposalLead', { name })}</p>
      <div className={classes['proposal']}>
        <TextInput
          label={t('members.proposalField')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={form.values.Email}
          error={form.errors.Email}
          onChange={(event) => form.set({ Email: event.currentTarget.value })}
        />
        <Button type="submit" variant="default" loading={form.saving}>
          {t('members.propose')}
        </Button>
      </div>
      <Refusal words={form.refusal} />
    </form>
  );
}
