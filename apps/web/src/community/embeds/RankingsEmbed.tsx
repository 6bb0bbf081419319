import type { EmbedInput, RankingEmbed } from '@clubpulse/contract/community/embeds';
import { endEmbed, getEmbed, saveEmbed } from '@clubpulse/contract/community/embeds.calls';
import { IconExternalLink, IconTrash, IconWorldShare } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { EditorSections } from '../../kit/edit/EditorSections.tsx';
import { LoadedScreen } from '../../kit/edit/EditScreen.tsx';
import { FormBar } from '../../kit/edit/FormBar.tsx';
import { showFirstInvalidField } from '../../kit/form/first-invalid-field.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { EmbedFields } from './EmbedFields.tsx';
import { EmbedLook } from './EmbedLook.tsx';
import classes from './Embeds.module.css';
import { checkedOn, type EmbedValues, valuesOf } from './embed-values.ts';

export default function RankingsEmbed() {
  const t = useT();
  const { ClubId: id, EnableUserRankings } = useStaffClub();
  if (EnableUserRankings) return <OfClub key={id} clubId={id} />;
  return (
    <Page title={t('embeds.title')} back={pathTo('Rankings')}>
      <EmptyState title={t('rankings.off')}>{t('rankings.offText')}</EmptyState>
    </Page>
  );
}

function OfClub({ clubId: id }: { readonly clubId: number }) {
  const t = useT();
  const embed = useCall(getEmbed, { params: { id } }, { quiet: true });
  return (
    <LoadedScreen query={embed} title={t('embeds.title')} back={pathTo('Rankings')}>
      {(found) => (found.Uri === null ? <NewEmbed clubId={id} embed={found} /> : <EditEmbed clubId={id} embed={found} />)}
    </LoadedScreen>
  );
}

interface EmbedProps {
  readonly clubId: number;
  readonly embed: RankingEmbed;
}

function useCheck() {
  const today = useTodayIn(useStaffClub().TimeZone);
  return useMemo(() => checkedOn(today), [today]);
}

function NewEmbed({ clubId, embed }: EmbedProps) {
  const form = useForm({ initial: valuesOf(embed), check: useCheck() });
  return <Editor clubId={clubId} embed={embed} form={form} />;
}

function EditEmbed({ clubId, embed }: EmbedProps) {
  const form = useForm({ saved: useMemo(() => valuesOf(embed), [embed]), check: useCheck() });
  return <Editor clubId={clubId} embed={embed} form={form} />;
}

interface EditorProps extends EmbedProps {
  readonly form: Form<EmbedValues, EmbedInput>;
}

function Editor({ clubId: id, embed, form }: EditorProps) {
  const t = useT();
  const [isEnding, setEnding] = useState(false);
  const save = useChange(saveEmbed, { quiet: true, onDone: () => toastDone({ title: t('embeds.saved') }) });
  const end = useChange(endEmbed, {
    onDone: () => {
      setEnding(false);
      toastDone({ title: t('embeds.ended') });
    },
  });
  const { Uri } = embed;
  const store = (body: EmbedInput) => save.mutateAsync({ params: { id }, body });
  const show = async () => {
    if ((await form.save(store)) === null) showFirstInvalidField();
  };
  return (
    <Page
      title={t('embeds.title')}
      back={pathTo('Rankings')}
      actions={
        <HeaderActions
          label={t('embeds.acts')}
          actions={
            Uri === null
              ? [{ label: t('embeds.show'), icon: IconWorldShare, primary: true, busy: form.saving, onClick: () => void show() }]
              : [
                  { label: t('embeds.open'), icon: IconExternalLink, href: Uri },
                  { label: t('embeds.end'), icon: IconTrash, danger: true, onClick: () => setEnding(true) },
                ]
          }
        />
      }
    >
      <div className={classes['editor']}>
        <EditorSections notices={<Refusal words={form.refusal} />}>
          <EmbedFields form={form} offered={embed.Offered} />
          <FormBar form={form} save={store} />
        </EditorSections>
        <EmbedLook values={form.values} offered={embed.Offered} uri={Uri} />
      </div>
      <ConfirmDialog
        opened={isEnding}
        title={t('embeds.endTitle')}
        confirm={t('embeds.end')}
        keep={t('embeds.endKeep')}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate({ params: { id } })}
        onClose={() => setEnding(false)}
      >
        {t('embeds.endText')}
      </ConfirmDialog>
    </Page>
  );
}
