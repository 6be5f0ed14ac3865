"""Hatching of portraits, damask of card backs, ruin of partitions."""

PATTERNS = (
    '<pattern id="mg-p-hatch" width="2.200" height="2.200" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0v2.200" stroke="#2a2018" stroke-width=".7" stroke-opacity=".55"/></pattern>'
    '<pattern id="mg-p-damask" width="9" height="12" patternUnits="userSpaceOnUse"><path d="M4.500 1c2 2 2 4 0 5-2-1-2-3 0-5ZM0 7c1.500 1.500 1.500 3.500 0 4.500M9 7C7.500 8.500 7.500 10.500 9 11.500" fill="none" stroke="#fdf7e8" stroke-opacity=".35" stroke-width=".8"/></pattern>'
    '<pattern id="mg-p-ruin" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v6M0 0h6" stroke="var(--mg-ruin)" stroke-width="1"/></pattern>'
)
