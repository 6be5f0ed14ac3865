"""Datasets: write a few games of Orléans, read them with pyarrow, ask how often each letter wins.

python examples/dataset_reading.py
"""

import json
import tempfile
from pathlib import Path

import numpy as np
from pyarrow import dataset

from tabularium.research.dataset import Recipe, write


def main(games: int = 6) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write(Recipe("orleans", seats=3, seed="example"), folder, games, 1, lambda done: None)
        about = json.loads((folder / "dataset.json").read_text())
        rows = dataset.dataset(sorted(folder.glob("positions-*.parquet"))).to_table()
    flat = rows["observation"].combine_chunks().flatten().to_numpy()
    observations = flat.reshape(rows.num_rows, about["size"])
    start, stop = about["fields"]["table.coins"]
    print(f"{rows.num_rows} positions of {games} games, {observations.shape[1]} numbers each")
    print(f"coins in the last position: {observations[-1, start:stop]}")
    letters, shares = rows["letter"].to_numpy(), rows["win_share"].to_numpy()
    for letter in np.argsort(-np.bincount(letters))[:5]:
        share = shares[letters == letter].mean()
        print(f"{about['letters'][letter]:>14}: played by winners {share:.0%} of the time")


if __name__ == "__main__":
    main()
