export const titleOfFile = ({ name }: Pick<File, 'name'>, max: number): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, max) || name.slice(0, max);
