/** The first stop of the Tab key: past bars and menus, to the main part (`id="main"` unless told). */
export function SkipLink({ target = 'main' }: { target?: string | undefined }) {
  return (
    <a className="p-skip" href={`#${target}`}>
      跳到主要内容
    </a>
  );
}
