export default function Page() { return <p>design-order-detail</p>; }
