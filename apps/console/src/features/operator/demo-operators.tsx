import { Button } from '@portal/ui';
import { useEffect, useState } from 'react';

export interface DemoChoice {
  loginName: string;
  password: string;
  role: string;
  /** Of this moment. */
  code: string;
}

const listDemoOperators = async (): Promise<DemoChoice[]> => {
  const response = await fetch('/demo-operators.json');
  return response.ok ? ((await response.json()) as DemoChoice[]) : [];
};

/** Operators of the demo world; their codes are told where the demo runs, and nowhere else. */
export function DemoOperators({ onChoose }: { onChoose(choice: DemoChoice): void }) {
  const [operators, setOperators] = useState<readonly DemoChoice[]>([]);
  useEffect(() => void listDemoOperators().then(setOperators, () => {}), []);
  if (operators.length === 0) return null;
  const choose = async (chosen: DemoChoice) => {
    // the code read with the page is of another half minute by now
    const now = await listDemoOperators().catch(() => []);
    onChoose(now.find(({ loginName }) => loginName === chosen.loginName) ?? chosen);
  };
  return (
    <section className="c-demo" aria-label="演示运营人员">
      <h2 className="p-h3">演示运营人员</h2>
      <p>点选后登录名、密码和动态码自动填入，动态码 30 秒内有效。</p>
      <ul>
        {operators.map((one) => (
          <li key={one.loginName}>
            <Button size="small" onClick={() => void choose(one)}>
              {one.role} {one.loginName}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
