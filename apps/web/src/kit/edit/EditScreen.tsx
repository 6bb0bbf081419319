import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../platform/api.ts';
import { Page, type PageProps } from '../page/Page.tsx';
import { Answer } from '../states/Answer.tsx';
import { SkeletonScreen } from '../states/Skeleton.tsx';
import { EditorSections, showWhatIsWrong } from './EditorSections.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { Editor } from './use-editor.ts';

interface EditScreenProps<Values extends object, Result> extends PageProps {
  editor: Editor<Values, Result>;
  /** The sections with their fields; absent for an editor of few. */
  outline?: readonly { id: string; label: string; fields: readonly string[] }[];
  /** Why it was not stored, where that is about no field. */
  refusal: ReactNode;
  /** The verb of what does not exist yet. */
  act?: string;
  /** After saving, unless one leaves anyway. */
  onSaved?: (result: Result) => void;
}

/** The frame of an editor: its sections, and the bar that counts, saves and asks before the screen is left. */
export function EditScreen<Values extends object, Result>(props: EditScreenProps<Values, Result>) {
  const { editor, outline, refusal, act, onSaved, children, ...page } = props;
  const { draft, errors, saving, save, discard } = editor;
  const sections = outline?.map(({ id, label, fields }) => ({
    id,
    label,
    wrong: fields.some((field) => errors[field] !== undefined),
  }));
  const store = async (leaving: boolean) => {
    const result = await save();
    if (result === null) showWhatIsWrong();
    else if (!leaving) onSaved?.(result);
    return result !== null;
  };
  return (
    <Page {...page}>
      <EditorSections notices={refusal} {...(sections === undefined ? {} : { outline: sections })}>
        {children}
        <SaveBar
          changes={draft.changed.length}
          errors={Object.keys(errors).length}
          saving={saving}
          act={act}
          onSave={store}
          onDiscard={discard}
        />
      </EditorSections>
    </Page>
  );
}

interface StoredProps<Data> {
  query: UseQueryResult<Data, ApiError>;
  /** Title and way back until it is known what is edited. */
  title: string;
  back: string;
  children: (data: Data) => ReactNode;
}

/** What is edited is asked for first: then `children` brings a page of its own. */
export function Stored<Data>({ query, title, back, children }: StoredProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Page title={title} back={back}>
      <Answer query={query} loading={<SkeletonScreen />}>
        {() => null}
      </Answer>
    </Page>
  );
}
