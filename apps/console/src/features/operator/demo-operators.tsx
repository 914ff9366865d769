import { Button } from '@portal/ui';
import { useEffect, useState } from 'react';

export interface DemoChoice {
  loginName: string;
  password: string;
  role: string;
  /** Of this moment. */
  code: string;
}

/** Operators of the demo world; their codes are told where the demo runs, and nowhere else. */
export function DemoOperators({ onChoose }: { onChoose(choice: DemoChoice): void }) {
  const [operators, setOperators] = useState<readonly DemoChoice[]>([]);
  useEffect(() => {
    fetch('/demo-operators.json')
      .then((response) => response.json())
      .then(
        (found: DemoChoice[]) => setOperators(found),
        () => {},
      );
  }, []);
  if (operators.length === 0) return null;
  return (
    <section className="c-demo" aria-label="演示运营人员">
      <h2 className="p-h3">演示运营人员</h2>
      <p>点选后登录名、密码和动态码自动填入，动态码 30 秒内有效。</p>
      <ul>
        {operators.map((one) => (
          <li key={one.loginName}>
            <Button size="small" onClick={() => onChoose(one)}>
              {one.role} {one.loginName}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
