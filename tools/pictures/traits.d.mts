export function readName(name: string): { housing: string; traits: Record<string, number | true> };
