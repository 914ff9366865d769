import type { TreeNode } from '../model/assignment-rows.ts';
import './system-tree.css';

/** What hangs on what, as a tree of words and lines: on the page and on paper. */
export function SystemTree({ root }: { root: TreeNode }) {
  return (
    <ul className="dc-tree" aria-label="系统连接图">
      <Branch node={root} />
    </ul>
  );
}

function Branch({ node: { name, note, below } }: { node: TreeNode }) {
  return (
    <li>
      <p>
        <span className="dc-tree__name">{name}</span> <span className="dc-tree__note">{note}</span>
      </p>
      {below.length > 0 && (
        <ul>
          {below.map((node) => (
            <Branch key={node.key} node={node} />
          ))}
        </ul>
      )}
    </li>
  );
}
