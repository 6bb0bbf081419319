interface Files {
  files: readonly string[];
  /** Which of them something needs that is opened later: a start, a screen's name, the words of a language. */
  of: Readonly<Record<string, readonly number[]>>;
}

/** What the build wrote into the page (`build/files-ahead.ts`); nothing while developing. */
function known(): Files {
  const text = document.getElementById('files')?.textContent;
  return text ? (JSON.parse(text) as Files) : { files: [], of: {} };
}

function link(rel: 'modulepreload' | 'prefetch', names: readonly string[]): void {
  const { files, of } = known();
  const wanted = new Set(names.flatMap((name) => of[name.toLowerCase()] ?? []));
  for (const index of wanted) {
    const file = files[index];
    if (file === undefined) continue;
    const element = document.createElement('link');
    const style = file.endsWith('.css');
    element.rel = rel === 'modulepreload' && style ? 'preload' : rel;
    if (style) element.as = 'style';
    // As the build's own links ask, or what came ahead is not used.
    element.crossOrigin = '';
    element.href = new URL(file, document.baseURI).href;
    document.head.append(element);
  }
}

/** Asks for everything that is needed now in one wave, instead of finding out file by file. */
export const filesAhead = (names: readonly string[]): void => link('modulepreload', names);

/** Asks for what is needed soon, when the network has nothing better to do. */
export const filesLater = (names: readonly string[]): void => link('prefetch', names);
