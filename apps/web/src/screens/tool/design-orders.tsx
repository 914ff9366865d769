export default function Page() { return <p>design-orders</p>; }
