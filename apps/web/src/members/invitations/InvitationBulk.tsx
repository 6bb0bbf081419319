import { INVITEES_MAX, type Invitation, type InvitationBatch } from '@clubpulse/contract/members/invitations';
import { type BatchedInvitations, batchInvitations, listInvitations } from '@clubpulse/contract/members/invitations.calls';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { IconChecks, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import { refusedByReason } from '../../kit/list/refused-by-reason.ts';
import { ApiError, type ApiInput, api, change } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Invitations.module.css';

interface InvitationBulkProps {
  query: NonNullable<ApiInput<typeof listInvitations>['query']>;
  found: number;
  shown: readonly Invitation[];
  chosen: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
}

const PAGE = 1000;
type Act = InvitationBatch['Act'];
interface Outcome extends BatchedInvitations {
  readonly act: Act;
  readonly title: PhraseKey | null;
}
const doneWords = { Send: 'members.sent', Delete: 'members.invitationsDeleted' } as const satisfies Record<Act, PhraseKey>;

/** All matching invitations can be selected, including those that are not loaded. */
export function InvitationBulk({ query, found, shown, chosen, onChange }: InvitationBulkProps) {
  const t = useT();
  const formats = useFormats();
  const sendsMail = useSendsMail();
  const { ClubId: id } = useStaffClub();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const count = chosen.size;

  const working = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  const selectAll = () =>
    working(async () => {
      const ids: number[] = [];
      for (let start = 0; start < found; start += PAGE) {
        const { data } = await api(listInvitations, { params: { id }, query: { ...query, start, length: PAGE } });
        ids.push(...data.map(({ InvitationId }) => InvitationId));
      }
      onChange(new Set(ids));
    });
  const sendingTitle = (ids: readonly number[]): PhraseKey => {
    const sendings = new Map(shown.map(({ InvitationId, Sendings }) => [InvitationId, Sendings]));
    const isFirst = query.written === 'false' || ids.every((one) => sendings.get(one) === 0);
    return isFirst ? 'members.errorSending' : 'members.errorResending';
  };
  const run = (act: Act) =>
    working(async () => {
      const ids = [...chosen];
      const all: Outcome = { act, title: act === 'Send' ? sendingTitle(ids) : null, Done: [], Refused: [] };
      setAsking(false);
      try {
        for (let at = 0; at < ids.length; at += INVITEES_MAX) {
          const body = { InvitationIds: ids.slice(at, at + INVITEES_MAX), Act: act };
          const { Done, Refused } = await change(batchInvitations, { params: { id }, body });
          all.Done.push(...Done);
          all.Refused.push(...Refused);
        }
      } finally {
        // Invitations that were not processed stay selected.
        const answered = new Set([...all.Done, ...all.Refused.map(({ InvitationId }) => InvitationId)]);
        onChange(new Set(ids.filter((one) => !answered.has(one))));
        setOutcome(all);
      }
    });

  return (
    <>
      <BulkBar
        label={t('members.invitationsTab')}
        selected={count === 0 ? null : t('members.selectedInvitations', { count, number: formats.number(count) })}
        acts={[
          ...(shown.length < found && count < found
            ? [
                {
                  label: t('members.selectFound', { number: formats.number(found) }),
                  icon: IconChecks,
                  disabled: busy,
                  onClick: () => void selectAll(),
                },
              ]
            : []),
          ...(sendsMail
            ? [{ label: t('members.sendSelected'), icon: IconSend, disabled: busy, onClick: () => void run('Send') }]
            : []),
          { label: t('kit.delete'), icon: IconTrash, disabled: busy, onClick: () => setAsking(true) },
        ]}
        clear={{
          label: t('kit.clearSelection'),
          onClick: () => {
            onChange(new Set());
            setOutcome(null);
          },
        }}
        outcome={
          outcome !== null && (
            <p className={classes['outcome']}>
              {outcome.Done.length > 0 && <span>{t(doneWords[outcome.act], { count: outcome.Done.length })}</span>}
              {outcome.title !== null && outcome.Refused.length > 0 && <span>{t(outcome.title)}</span>}
              {refusedByReason(outcome.Refused).map(({ first, count: times }) => (
                <span key={first.ErrorType}>{t('members.notDone', { count: times, why: t(`error.${first.ErrorType}`) })}</span>
              ))}
            </p>
          )
        }
      />
      {asking && (
        <ConfirmDialog
          opened
          danger
          title={t('members.deleteInvitations', { count, number: formats.number(count) })}
          keep={t('kit.keepIt')}
          confirm={t('kit.delete')}
          busy={busy}
          onConfirm={() => void run('Delete')}
          onClose={() => setAsking(false)}
        >
          {t('members.deleteInvitationText')}
        </ConfirmDialog>
      )}
    </>
  );
}
