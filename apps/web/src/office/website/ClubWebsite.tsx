import type { ClubWebsite as Website, WebsiteInput } from '@clubpulse/contract/office/website/website';
import { getWebsite, saveWebsite } from '@clubpulse/contract/office/website/website.calls';
import { IconWorldShare } from '@tabler/icons-react';
import { useMemo } from 'react';
import { EditorSections } from '../../kit/edit/EditorSections.tsx';
import { LoadedScreen } from '../../kit/edit/EditScreen.tsx';
import { FormBar } from '../../kit/edit/FormBar.tsx';
import { showFirstInvalidField } from '../../kit/form/first-invalid-field.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Website.module.css';
import { WebsiteFields } from './WebsiteFields.tsx';
import { WebsiteLook } from './WebsiteLook.tsx';
import { checkWebsite, valuesOf, type WebsiteValues } from './website-values.ts';

export default function ClubWebsite() {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const website = useCall(getWebsite, { params: { id } }, { quiet: true });
  return (
    <LoadedScreen key={id} query={website} title={t('website.title')} back={pathTo('Integrations')}>
      {(found) =>
        found.Code === null ? <NewWebsite clubId={id} website={found} /> : <EditWebsite clubId={id} website={found} />
      }
    </LoadedScreen>
  );
}

interface WebsiteProps {
  readonly clubId: number;
  readonly website: Website;
}

function NewWebsite({ clubId, website }: WebsiteProps) {
  const form = useForm({ initial: valuesOf(website), check: checkWebsite });
  return <Editor clubId={clubId} website={website} form={form} />;
}

function EditWebsite({ clubId, website }: WebsiteProps) {
  const form = useForm({ saved: useMemo(() => valuesOf(website), [website]), check: checkWebsite });
  return <Editor clubId={clubId} website={website} form={form} />;
}

interface EditorProps extends WebsiteProps {
  readonly form: Form<WebsiteValues, WebsiteInput>;
}

function Editor({ clubId: id, website, form }: EditorProps) {
  const t = useT();
  const save = useChange(saveWebsite, { quiet: true, onDone: () => toastDone({ title: t('website.saved') }) });
  const store = (body: WebsiteInput) => save.mutateAsync({ params: { id }, body });
  const show = async () => {
    if ((await form.save(store)) === null) showFirstInvalidField();
  };
  return (
    <Page
      title={t('website.title')}
      back={pathTo('Integrations')}
      actions={
        website.Code === null && (
          <HeaderActions
            label={t('embeds.acts')}
            actions={[
              { label: t('embeds.show'), icon: IconWorldShare, primary: true, busy: form.saving, onClick: () => void show() },
            ]}
          />
        )
      }
    >
      <div className={classes['editor']}>
        <EditorSections notices={<Refusal words={form.refusal} />}>
          <WebsiteFields form={form} website={website} />
          <FormBar form={form} save={store} />
        </EditorSections>
        <WebsiteLook website={website} />
      </div>
    </Page>
  );
}
