/** The first stop of the Tab key: past bars and menus, to the main part (`id="main"`) or to what a page is about. */
export function SkipLink({ target = 'main', label = '跳到主要内容' }: { target?: string | undefined; label?: string | undefined }) {
  return (
    <a className="p-skip" href={`#${target}`}>
      {label}
    </a>
  );
}
