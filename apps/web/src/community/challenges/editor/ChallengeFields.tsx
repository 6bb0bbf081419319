import { uploadChallengeImage } from '@clubpulse/contract/accounts/images.calls';
import { type ChallengeInput, challengeKinds, challengeModes } from '@clubpulse/contract/community/challenges';
import { Radio, Textarea, TextInput } from '@mantine/core';
import { ImageField } from '../../../accounts/images/public.ts';
import { ColorChoice } from '../../../devices/rooms/public.ts';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { TitleField } from '../../../kit/fields/TitleField.tsx';
import type { Form } from '../../../kit/form/use-form.ts';
import { change } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { kindLabels } from '../challenge-text.ts';
import classes from './ChallengeEditor.module.css';
import { CountsSection } from './CountsSection.tsx';
import { type ChallengeValues, rowsMax } from './challenge-values.ts';
import { GoalRows } from './GoalRows.tsx';

interface ChallengeFieldsProps {
  readonly form: Form<ChallengeValues, ChallengeInput>;
  /** True after the begin, when the counting rules can no longer change. */
  readonly begun: boolean;
  readonly clubId: number | undefined;
  readonly where: string;
  readonly athletes: number | undefined;
}
type OfForm = Pick<ChallengeFieldsProps, 'form'>;

export function ChallengeFields({ form, begun, clubId, where, athletes }: ChallengeFieldsProps) {
  const t = useT();
  return (
    <>
      <Look form={form} clubId={clubId} />
      {begun ? (
        <EditorSection id="counts" title={t('challenges.sectionCounts')}>
          <p className={classes['note']}>{t('challenges.begun')}</p>
        </EditorSection>
      ) : (
        <>
          <KindOf form={form} />
          <CountsSection form={form} />
          <GoalRows form={form} athletes={athletes} />
        </>
      )}
      <EditorSection id="who" title={t('challenges.sectionWho')}>
        <Radio.Group
          label={t('challenges.joining')}
          value={form.values.Mode}
          onChange={(next) => form.set({ Mode: challengeModes.find((one) => one === next) ?? form.values.Mode })}
        >
          <div className={classes['modes']}>
            {challengeModes.map((mode) => (
              <Radio key={mode} value={mode} label={t(modeLabels[mode])} />
            ))}
          </div>
        </Radio.Group>
        <p className={classes['note']}>{t(form.values.Mode === 'Open' ? 'challenges.openNote' : 'challenges.invitationNote')}</p>
        <p className={classes['note']}>{where}</p>
      </EditorSection>
    </>
  );
}
const modeLabels = { Open: 'challenges.open', Invitation: 'challenges.byInvitation' } as const;

function Look({ form: { values, errors, set }, clubId }: Pick<ChallengeFieldsProps, 'form' | 'clubId'>) {
  const t = useT();
  return (
    <EditorSection id="look" title={t('challenges.sectionLook')}>
      <TitleField maxLength={120} value={values.Title} error={errors['Title']} onChange={(Title) => set({ Title })} />
      <TextInput
        label={t('challenges.short')}
        maxLength={160}
        value={values.ShortDescription}
        error={errors['ShortDescription']}
        onChange={(event) => set({ ShortDescription: event.currentTarget.value })}
      />
      <Textarea
        label={t('kit.description')}
        autosize
        minRows={2}
        maxLength={2000}
        value={values.Description}
        error={errors['Description']}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <ColorChoice value={values.Color} error={errors['Color']} onChange={(Color) => set({ Color })} />
      {clubId !== undefined && (
        <ImageField
          kind="challenge"
          label={t('kit.picture')}
          note={t('challenges.pictureNote')}
          uri={values.PictureUri}
          upload={(body) => change(uploadChallengeImage, { params: { id: clubId }, body }, { quiet: true })}
          onStored={(PictureUri) => set({ PictureUri })}
          remove={() => set({ PictureUri: null })}
        />
      )}
    </EditorSection>
  );
}

const kindNotes = {
  Tiers: 'challenges.kindTiersNote',
  Goals: 'challenges.kindGoalsNote',
  Personal: 'challenges.kindPersonalNote',
} as const;

function KindOf({ form: { values, set } }: OfForm) {
  const t = useT();
  return (
    <EditorSection id="kind" title={t('kit.kind')}>
      <Radio.Group
        aria-label={t('kit.kind')}
        value={values.Kind}
        onChange={(next) => {
          const Kind = challengeKinds.find((one) => one === next) ?? values.Kind;
          // Typed numbers remain, although another kind may have another unit.
          set({ Kind, Rows: values.Rows.slice(0, rowsMax({ Kind })) });
        }}
      >
        <div className={classes['kinds']}>
          {challengeKinds.map((kind) => (
            <Radio.Card key={kind} value={kind} className={classes['kind']}>
              <Radio.Indicator />
              <span>
                <b>{t(kindLabels[kind])}</b>
                <span>{t(kindNotes[kind])}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </EditorSection>
  );
}
